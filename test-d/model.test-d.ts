import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  ClassifyOptions,
  ModelApiError,
  ModelCalls,
  ModelCompleteInput,
  ModelCompleteOptions,
  ModelCompleteRequest,
  ModelCompleteResult,
  ModelEffort,
  ModelForkRequest,
  ModelForkResult,
  ModelOps,
  ModelTextBlock,
  ModelUsage,
} from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// ModelEffort: a closed set
expectType<'low' | 'medium' | 'high' | 'xhigh' | 'max'>(valueOf<ModelEffort>())
expectNotAssignable<ModelEffort>('extreme')

// ModelApiError: a closed set, that of the StopFailure hook
expectType<
  | 'authentication_failed' | 'oauth_org_not_allowed' | 'account_on_hold' | 'verification_required' | 'billing_error'
  | 'rate_limit' | 'overloaded' | 'invalid_request' | 'model_not_found' | 'server_error' | 'unknown'
  | 'max_output_tokens' | 'cloud_credential_error'
>(valueOf<ModelApiError>())

// ModelUsage
expectType<
  Shape<{
    required: 'input_tokens' | 'output_tokens' | 'cache_read_input_tokens' | 'cache_creation_input_tokens'
    optional: never
    pinned: never
  }>
>(shapeOf<ModelUsage>())
declare const usage: ModelUsage
expectType<number>(usage.input_tokens)
expectType<number>(usage.output_tokens)
expectType<number>(usage.cache_read_input_tokens)
expectType<number>(usage.cache_creation_input_tokens)

// ModelTextBlock
expectType<Shape<{ required: 'text'; optional: 'cache'; pinned: never }>>(shapeOf<ModelTextBlock>())
expectType<string>(valueOf<ModelTextBlock>().text)
expectType<true | undefined>(valueOf<ModelTextBlock>().cache)
// a block without a mark leaves the key out
expectError<ModelTextBlock>({ text: 'Rules.', cache: false })

// ModelCompleteRequest
expectType<
  Shape<{ required: 'model' | 'prompt'; optional: 'system' | 'maxTokens' | 'effort' | 'timeoutMs'; pinned: never }>
>(shapeOf<ModelCompleteRequest>())
declare const request: ModelCompleteRequest
expectType<string>(request.model)
expectType<string | readonly ModelTextBlock[]>(request.prompt)
expectType<string | readonly ModelTextBlock[] | undefined>(request.system)
expectType<number | undefined>(request.maxTokens)
expectType<ModelEffort | undefined>(request.effort)
expectType<number | undefined>(request.timeoutMs)
// a call's effort is a level: numbers are for turn.step
expectError<ModelCompleteRequest>({ model: 'haiku', prompt: 'Hi.', effort: 3 })

// ModelCompleteOptions: this program has no AbortSignal, so the signal is what every host's has
expectType<Shape<{ required: never; optional: 'signal'; pinned: never }>>(shapeOf<ModelCompleteOptions>())
declare const signal: NonNullable<ModelCompleteOptions['signal']>
expectType<boolean>(signal.aborted)
expectType<unknown>(signal.reason)
expectType<void>(signal.throwIfAborted())
expectType<void>(signal.addEventListener('abort', () => {}, { once: true }))
expectType<void>(signal.removeEventListener('abort', () => {}))
// a controller is no signal
expectError<ModelCompleteOptions>({ signal: { signal, abort: () => {} } })

// ModelCompleteInput
expectType<
  Shape<{
    required: 'model' | 'prompt'
    optional: 'system' | 'promptBlocks' | 'systemBlocks' | 'maxTokens' | 'effort' | 'timeoutMs'
    pinned: never
  }>
>(shapeOf<ModelCompleteInput>())
declare const input: ModelCompleteInput
expectType<string>(input.model)
expectType<string>(input.prompt)
expectType<string | undefined>(input.system)
expectType<readonly ModelTextBlock[] | undefined>(input.promptBlocks)
expectType<readonly ModelTextBlock[] | undefined>(input.systemBlocks)
expectType<number | undefined>(input.maxTokens)
expectType<ModelEffort | undefined>(input.effort)
expectType<number | undefined>(input.timeoutMs)

// ModelCompleteResult, arm by arm
type Answered = Extract<ModelCompleteResult, { isAnswered: true }>
expectType<Shape<{ required: 'isAnswered' | 'text' | 'usage'; optional: 'effort'; pinned: never }>>(shapeOf<Answered>())
expectType<{ isAnswered: true; text: string; usage: ModelUsage; effort?: ModelEffort }>(valueOf<Answered>())
type Failed = Extract<ModelCompleteResult, { reason: 'api-error' }>
expectType<
  Shape<{ required: 'isAnswered' | 'reason' | 'status' | 'error' | 'usage'; optional: 'effort'; pinned: never }>
>(shapeOf<Failed>())
expectType<{
  isAnswered: false
  reason: 'api-error'
  status: number | null
  error: ModelApiError
  usage: ModelUsage
  effort?: ModelEffort
}>(valueOf<Failed>())
type Empty = Extract<ModelCompleteResult, { reason: 'empty-reply' }>
expectType<Shape<{ required: 'isAnswered' | 'reason' | 'usage'; optional: 'effort'; pinned: never }>>(shapeOf<Empty>())
expectType<{ isAnswered: false; reason: 'empty-reply'; usage: ModelUsage; effort?: ModelEffort }>(valueOf<Empty>())
type Cut = Extract<ModelCompleteResult, { reason: 'aborted' }>
expectType<Shape<{ required: 'isAnswered' | 'reason' | 'usage'; optional: 'effort'; pinned: never }>>(shapeOf<Cut>())
expectType<{ isAnswered: false; reason: 'aborted'; usage: ModelUsage; effort?: ModelEffort }>(valueOf<Cut>())
expectType<Answered | Failed | Empty | Cut>(valueOf<ModelCompleteResult>())
// a result without an answer has no text
expectError(valueOf<Failed>().text)

// ModelForkRequest
expectType<Shape<{ required: 'prompt'; optional: 'effort'; pinned: never }>>(shapeOf<ModelForkRequest>())
expectType<string>(valueOf<ModelForkRequest>().prompt)
expectType<ModelEffort | undefined>(valueOf<ModelForkRequest>().effort)
// a fork runs on the session's model
expectError<ModelForkRequest>({ prompt: 'Hi.', model: 'haiku' })

// ModelForkResult: a completion's arms, and one that cost nothing
type Nothing = Extract<ModelForkResult, { reason: 'nothing-to-fork' }>
expectType<Shape<{ required: 'isAnswered' | 'reason'; optional: never; pinned: never }>>(shapeOf<Nothing>())
expectType<{ isAnswered: false; reason: 'nothing-to-fork' }>(valueOf<Nothing>())
expectType<ModelCompleteResult | Nothing>(valueOf<ModelForkResult>())
expectAssignable<ModelForkResult>(valueOf<ModelCompleteResult>())
expectNotAssignable<ModelCompleteResult>(valueOf<Nothing>())

// ClassifyOptions
expectType<Shape<{ required: never; optional: 'model'; pinned: never }>>(shapeOf<ClassifyOptions>())
expectType<string | undefined>(valueOf<ClassifyOptions>().model)

// the maps
expectType<'model.complete' | 'model.classify' | 'model.fork'>(valueOf<keyof ModelOps>())
expectType<{ input: ModelCompleteInput; value: ModelCompleteResult }>(valueOf<ModelOps['model.complete']>())
expectType<{
  input: { text: string; labels: readonly string[]; options?: ClassifyOptions }
  value: string | undefined
}>(valueOf<ModelOps['model.classify']>())
expectType<{ input: ModelForkRequest; value: ModelForkResult }>(valueOf<ModelOps['model.fork']>())
expectType<{
  complete: (request: ModelCompleteRequest, options?: ModelCompleteOptions) => Promise<ModelCompleteResult>
  fork: (request: ModelForkRequest) => Promise<ModelForkResult>
  classify: (text: string, labels: readonly string[], options?: ClassifyOptions) => Promise<string | undefined>
}>(valueOf<ModelCalls>())
