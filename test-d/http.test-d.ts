import { expectAssignable, expectError, expectType } from 'tsd'
import type { HttpBody, HttpCalls, HttpCompress, HttpInit, HttpOps, HttpResponse } from 'modhook'
import { type Shape, shapeOf, valueOf } from './shape.js'

// HttpBody: text or bytes
expectType<string | { base64: string }>(valueOf<HttpBody>())
// bytes come as a string: nothing but plain data gets out of a mod
expectError<HttpBody>(new Uint8Array())

// HttpCompress
type Encoding = 'gzip' | 'deflate' | 'br' | 'zstd'
expectType<boolean | Encoding | { encoding: Encoding; level?: number }>(valueOf<HttpCompress>())
// a closed set
expectError<HttpCompress>('lzma')

// HttpInit
expectType<
  Shape<{
    required: never
    optional: 'method' | 'headers' | 'body' | 'compress' | 'auth' | 'socketPath'
    pinned: never
  }>
>(shapeOf<HttpInit>())
declare const init: HttpInit
expectType<string | undefined>(init.method)
expectType<Record<string, string> | undefined>(init.headers)
expectType<HttpBody | undefined>(init.body)
expectType<HttpCompress | undefined>(init.compress)
expectType<string | undefined>(init.auth)
expectType<string | undefined>(init.socketPath)
// how a hook turns compression off
expectAssignable<HttpInit>({ ...init, compress: undefined })
// a body that isn't there has no key
expectError<HttpInit>({ body: undefined })

// HttpResponse
expectType<
  Shape<{ required: 'status' | 'ok' | 'headers' | 'text'; optional: 'isStreaming' | 'sendIndex'; pinned: never }>
>(shapeOf<HttpResponse>())
declare const response: HttpResponse
expectType<number>(response.status)
expectType<boolean>(response.ok)
expectType<Record<string, string>>(response.headers)
expectType<string>(response.text)
expectType<true | undefined>(response.isStreaming)
expectType<number | undefined>(response.sendIndex)
// a body that doesn't stream has no key
expectError<HttpResponse>({ status: 200, ok: true, headers: {}, text: '', isStreaming: false })

// the maps
expectType<'http.fetch'>(valueOf<keyof HttpOps>())
expectType<{ input: { url: string; init?: HttpInit }; value: HttpResponse }>(valueOf<HttpOps['http.fetch']>())
expectType<{ fetch: (url: string, init?: HttpInit) => Promise<HttpResponse> }>(valueOf<HttpCalls>())
