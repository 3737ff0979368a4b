/**
 * Sound: playing clips, and speech.
 *
 * Events: the calls `audio.play`, `audio.speak`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */
import type { AbortSignal } from './internal/globals.js'

/** A sound to play: a file of the plugin, a URL, or the bytes. */
export type AudioClip =
  | {
      /** The path of a sound of the plugin's own, from its folder, such as `sounds/done.wav`; no `.` parts. */
      asset: string
      /** Never on a file of the plugin. */
      url?: undefined
      /** Never on a file of the plugin. */
      base64?: undefined
      /** Never on a file of the plugin. */
      mime?: undefined
    }
  | {
      /** Where the engine fetches the clip; refused where `$.http.fetch` would be. */
      url: string
      /** Never on a URL. */
      asset?: undefined
      /** Never on a URL. */
      base64?: undefined
      /** Never on a URL. */
      mime?: undefined
    }
  | {
      /** The clip's bytes, in base64. */
      base64: string
      /** The MIME type of the bytes, such as `audio/wav`. */
      mime: string
      /** Never on bytes. */
      asset?: undefined
      /** Never on bytes. */
      url?: undefined
    }

/** The options of `$.audio.play`. A clip that loops needs a signal, as nothing else ends it. */
export type PlayOptions =
  | {
      /** Plays the clip over and over, until the signal is aborted. */
      shouldLoop: true
      /** How loud, as a factor from 0 to 4. Absent: 1. */
      gain?: number
      /** Stops the clip: once it's aborted, the call resolves. */
      signal: AbortSignal
    }
  | {
      /** Plays the clip once. */
      shouldLoop?: false
      /** How loud, as a factor from 0 to 4. Absent: 1. */
      gain?: number
      /** Stops the clip early: once it's aborted, the call resolves. */
      signal?: AbortSignal
    }

/** The options of `$.audio.speak`. */
export type SpeakOptions = {
  /** The voice, by the exact name that the platform gives it, such as `Samantha`. Absent: the platform's default. */
  voice?: string
  /**
   * Takes the words back: once it's aborted, they are cut off, or never begun, and the call rejects at once.
   *
   * What it rejects with differs by host: ask `signal.aborted` to tell it from a failure.
   */
  signal?: AbortSignal
}

/** What a hook on `audio.speak` receives. The call's signal is its `next.signal`. */
export type SpeakRequest = {
  /** What to say, as plain text. Its first 4,096 characters are spoken. */
  text: string
  /** The voice. Absent: the platform's default. */
  voice?: string
}

/** What speaking came to. */
export type SpeakResult = {
  /** What spoke: the platform's own synthesizer, which is `say` on macOS. Closed set. */
  via: 'system'
}

/** The calls on `$.audio` as events: their arguments and the values they come to. Every key may be rewritten. */
export interface AudioOps {
  /** A mod plays a clip. */
  'audio.play': {
    /** The call's argument. */
    input: {
      /** The clip. */
      clip: AudioClip
      /** Whether it loops. */
      shouldLoop: boolean
      /** How loud, as a factor from 0 to 4. Absent: 1. */
      gain?: number
    }
    /** What the call comes to. */
    value: void
  }
  /** A mod speaks. */
  'audio.speak': {
    /** The call's argument. */
    input: SpeakRequest
    /** What the call comes to. */
    value: SpeakResult
  }
}

/** `$.audio`: sound. */
export interface AudioCalls {
  /**
   * Plays a clip right away, beside whatever else is playing. In a terminal on Linux or Windows nothing is heard.
   *
   * Rejects for a clip that can't be played.
   * @param clip - what to play
   * @param options - how loud, whether it loops, and a signal that stops it
   * @example
   * await $.audio.play({ asset: 'sounds/done.wav' }, { gain: 0.5 })
   */
  play: (clip: AudioClip, options?: PlayOptions) => Promise<void>
  /**
   * Speaks, once what was to be spoken before is over.
   *
   * Rejects where the platform has no synthesizer or not the voice, and where it fails.
   * @param text - plain text
   * @param options - the voice, and a signal that cuts it off
   * @returns what spoke, after the last word
   */
  speak: (text: string, options?: SpeakOptions) => Promise<SpeakResult>
}
