/**
 * HTTP: what goes over the network, a mod's requests and the engine's own to the model.
 *
 * Events: the call `http.fetch`. Compared with Claude Code 2.1.332.
 *
 * @see https://code.claude.com/docs/en/plugins/mods/reference
 */

/** The body of a request: text, or bytes that are no UTF-8. */
export type HttpBody =
  | string
  | {
      /** The bytes in base64. Only the engine's own requests have such a body. */
      base64: string
    }

/** How a body is compressed on its way out: by a named encoding, by gzip for true, or not at all for false. */
export type HttpCompress =
  | boolean
  | 'gzip'
  | 'deflate'
  | 'br'
  | 'zstd'
  | {
      /** The encoding. Closed set. */
      encoding: 'gzip' | 'deflate' | 'br' | 'zstd'
      /** How hard to try, on the encoding's own scale. Absent: the encoding's default. */
      level?: number
    }

/** The options of `$.http.fetch`, and what a hook reads of a request beside its URL. */
export type HttpInit = {
  /** The method. Absent: `GET`. */
  method?: string
  /**
   * The headers, by name.
   *
   * In an engine's request, `[redacted]` stands for what may be a credential. Left so, it's sent with its value, where
   * the request stays on its origin.
   */
  headers?: Record<string, string>
  /** The body, uncompressed. Absent for none. */
  body?: HttpBody
  /**
   * How the engine compresses the body beneath the hooks, in a request of its own; a mod's request has none of it.
   *
   * Taken out, or undefined, the body is sent as it is.
   * @example
   * on('http.fetch', ($, e, next) => next({ ...e, init: { ...e.init, compress: undefined } }))
   */
  compress?: HttpCompress | undefined
  /**
   * The handle that `$.session.authorize()` gave: the engine puts in the session's credential, over https to a
   * first-party host alone.
   *
   * Such a request is refused while `CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC` is set.
   */
  auth?: string
  /**
   * The Unix domain socket to talk to instead of a TCP port: an absolute path, some 100 bytes at most.
   *
   * Path, query and Host still come from the URL, redirects stay on the socket, and no proxy is asked. Over `https:`
   * the certificate has to be that of the URL's host.
   */
  socketPath?: string
}

/** What a request came to. */
export type HttpResponse = {
  /** The HTTP status code. */
  status: number
  /** Whether the status is 200 to 299. */
  ok: boolean
  /** The headers, their names in lower case. */
  headers: Record<string, string>
  /** The body as text; `''` while `isStreaming` is true. */
  text: string
  /**
   * True where `next` answers for an engine's request: the body streams on to its reader, and a hook sees the rest.
   * Absent otherwise.
   *
   * An answer that keeps it may change status and headers above the stream; one that leaves it out puts `text` in the
   * stream's place.
   */
  isStreaming?: true
  /** Which of the hook's sends it answers, beside `isStreaming`. The answer that is handed on picks the body by it. */
  sendIndex?: number
}

/** The call on `$.http` as an event: its argument and the value it comes to. Every key may be rewritten. */
export interface HttpOps {
  /**
   * A request is about to leave: a mod's, or one that the engine sends to the model, whose `next.origin.plugin` is
   * `engine`.
   *
   * For the engine's, a refusal reads as a 403, and a hook that fails is left out and the request sent: a gate needs a
   * `.catch`. Where an organization's guard is loaded, only its own mods hear of them.
   */
  'http.fetch': {
    /** The call's argument. */
    input: {
      /** The URL. */
      url: string
      /** The rest of the request. Absent where the call gave none. */
      init?: HttpInit
    }
    /** What the call comes to. */
    value: HttpResponse
  }
}

/** `$.http`: the network, through the host. */
export interface HttpCalls {
  /**
   * Sends a request and reads the answer whole.
   *
   * The organization's policy for web requests may refuse it.
   * @param url - an http or https URL
   * @param init - method, headers, a body of text, and how to send it
   * @returns status, headers and text, whichever the status is
   * @example
   * const { ok, text } = await $.http.fetch('https://example.com/status.json')
   * if (ok) await $.store.set('status', JSON.parse(text))
   */
  fetch: (url: string, init?: HttpInit) => Promise<HttpResponse>
}
