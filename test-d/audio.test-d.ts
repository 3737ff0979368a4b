import { expectAssignable, expectError, expectType } from 'tsd'
import type {
  AudioCalls,
  AudioClip,
  AudioOps,
  PlayOptions,
  SleepOptions,
  SpeakOptions,
  SpeakRequest,
  SpeakResult,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

type Signal = NonNullable<SleepOptions['signal']>

// AudioClip: a file, a URL or bytes, never two of them
type Asset = Extract<AudioClip, { asset: string }>
type FromUrl = Extract<AudioClip, { url: string }>
type Bytes = Extract<AudioClip, { base64: string }>
expectType<AudioClip>(valueOf<Asset | FromUrl | Bytes>())
expectType<Shape<{ required: 'asset'; optional: 'url' | 'base64' | 'mime'; pinned: never }>>(shapeOf<Asset>())
expectType<Shape<{ required: 'url'; optional: 'asset' | 'base64' | 'mime'; pinned: never }>>(shapeOf<FromUrl>())
expectType<Shape<{ required: 'base64' | 'mime'; optional: 'asset' | 'url'; pinned: never }>>(shapeOf<Bytes>())
declare const clip: AudioClip
expectType<string | undefined>(clip.asset)
expectType<string | undefined>(clip.url)
expectType<string | undefined>(clip.base64)
if (clip.base64 !== undefined) expectType<string>(clip.mime)
expectAssignable<AudioClip>({ asset: 'sounds/done.wav' })
// bytes don't say what they are
expectError<AudioClip>({ base64: 'UklGRg==' })
// which of the two would play?
expectError<AudioClip>({ asset: 'a.wav', url: 'https://example.com/a.wav' })

// PlayOptions: what loops can be stopped
type Looping = Extract<PlayOptions, { shouldLoop: true }>
type Once = Exclude<PlayOptions, { shouldLoop: true }>
expectType<PlayOptions>(valueOf<Looping | Once>())
expectType<Shape<{ required: 'shouldLoop' | 'signal'; optional: 'gain'; pinned: never }>>(shapeOf<Looping>())
expectType<Shape<{ required: never; optional: 'shouldLoop' | 'gain' | 'signal'; pinned: never }>>(shapeOf<Once>())
expectType<true>(valueOf<Looping>().shouldLoop)
expectType<false | undefined>(valueOf<Once>().shouldLoop)
expectType<number | undefined>(valueOf<PlayOptions>().gain)
expectType<Signal>(valueOf<Looping>().signal)
expectType<Signal | undefined>(valueOf<Once>().signal)
// nothing would end it
expectError<PlayOptions>({ shouldLoop: true })

// SpeakOptions, SpeakRequest, SpeakResult
expectType<Shape<{ required: never; optional: 'voice' | 'signal'; pinned: never }>>(shapeOf<SpeakOptions>())
expectType<string | undefined>(valueOf<SpeakOptions>().voice)
expectType<Signal | undefined>(valueOf<SpeakOptions>().signal)
expectType<Shape<{ required: 'text'; optional: 'voice'; pinned: never }>>(shapeOf<SpeakRequest>())
expectType<string>(valueOf<SpeakRequest>().text)
expectType<string | undefined>(valueOf<SpeakRequest>().voice)
expectType<Shape<{ required: 'via'; optional: never; pinned: never }>>(shapeOf<SpeakResult>())
expectType<'system'>(valueOf<SpeakResult>().via)

// the maps
expectType<'audio.play' | 'audio.speak'>(valueOf<keyof AudioOps>())
expectType<{ input: { clip: AudioClip; shouldLoop: boolean; gain?: number }; value: void }>(
  valueOf<AudioOps['audio.play']>(),
)
expectType<{ input: SpeakRequest; value: SpeakResult }>(valueOf<AudioOps['audio.speak']>())
expectType<{
  play: (clip: AudioClip, options?: PlayOptions) => Promise<void>
  speak: (text: string, options?: SpeakOptions) => Promise<SpeakResult>
}>(valueOf<AudioCalls>())
