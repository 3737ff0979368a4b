import { call, mode, text, turn, type Session, type SessionRun, type Step } from '../session.js'
import type { Turn } from '../../engine/model-api.js'

const project = '/home/dev/project'
const refusal: Turn = { blocks: [text('no')], stop: 'refusal', details: { type: 'refusal', category: 'cyber', explanation: 'no', fallback_credit_token: null, fallback_has_prefill_claim: null, recommended_model: null } }
/** A turn that fails: the client doesn't wait for the hook on it before it ends. */
const failing = [...turn('go'), { hook: 'StopFailure' } satisfies Step]
/** Every request fails alike. */
const fails = (status: number, type: string, message: string, retries = '0', details?: object): SessionRun =>
  ({ env: { CLAUDE_CODE_MAX_RETRIES: retries }, model: [{ always: true, error: { status, type, message, ...details && { details } } }], host: failing })

/** What goes wrong: the API, the model, the limits. */
export const failureSessions: Session[] = [
  {
    name: 'errors',
    about: 'API errors: retried with success, retried in vain, given up at once, each kind with its turn that fails',
    runs: [
      { env: { CLAUDE_CODE_MAX_RETRIES: '1' }, model: [{ error: { status: 529, type: 'overloaded_error', message: 'Overloaded' } }, [text('ok')]], host: turn('go') },
      fails(500, 'api_error', 'Internal server error', '1'),
      fails(400, 'invalid_request_error', 'Your credit balance is too low to access the API'),
      fails(400, 'invalid_request_error', 'prompt is too long: 250000 tokens > 200000 maximum'),
      fails(400, 'invalid_request_error', 'not today', '0', { error_code: 'not_today' }),
      fails(401, 'authentication_error', 'Invalid bearer token'),
      { more: ['--fallback-model', 'claude-haiku-4-5'], model: [{ error: { status: 404, type: 'not_found_error', message: 'model: claude-opus-5-5' } }, [text('ok')]], host: turn('go') },
    ],
  },
  {
    name: 'refusals',
    about: 'a refusal with another model to ask, without one, and an answer cut off at its longest',
    runs: [
      { model: [refusal, [text('better')]], host: turn('go') },
      { more: ['--fallback-model', 'claude-haiku-4-5'], model: [refusal, refusal], host: turn('go') },
      { env: { CLAUDE_CODE_DISABLE_REFUSAL_RETRY: '1' }, model: [{ ...refusal, always: true }], host: failing },
      { model: [{ blocks: [text('long')], stop: 'max_tokens' }, [text('the rest')]], host: turn('go') },
    ],
  },
  {
    name: 'limits',
    about: 'turns and budget used up, an answer that has to fit a schema',
    files: { 'a.txt': 'hello\n' },
    runs: [
      { more: ['--max-turns', '1'], model: [[call('Read', { file_path: `${project}/a.txt` })]], host: turn('go') },
      { more: ['--max-budget-usd', '0.00001'], model: [[call('Read', { file_path: `${project}/a.txt` })]], host: turn('go') },
      {
        more: ['--json-schema', '{"type":"object","properties":{"n":{"type":"number"}},"required":["n"]}'],
        model: [[call('StructuredOutput', { n: 'three' })], [call('StructuredOutput', { n: 3 })], [text('ok')]], host: turn('go'),
      },
    ],
  },
  {
    name: 'rate-limits',
    about: 'a usage limit that is near, and one that is reached',
    runs: [{
      // these headers are read of a signed-in account alone
      env: { ANTHROPIC_AUTH_TOKEN: '', CLAUDE_CODE_OAUTH_TOKEN: 'local' },
      model: [
        {
          blocks: [text('ok')],
          headers: {
            'anthropic-ratelimit-unified-status': 'allowed_warning', 'anthropic-ratelimit-unified-reset': '1800000000',
            'anthropic-ratelimit-unified-representative-claim': 'five_hour', 'anthropic-ratelimit-unified-overage-status': 'allowed',
            'anthropic-ratelimit-unified-5h-utilization': '0.95', 'anthropic-ratelimit-unified-5h-reset': '1800000000', 'anthropic-ratelimit-unified-5h-surpassed-threshold': '0.9',
          },
        },
        {
          error: { status: 429, type: 'rate_limit_error', message: 'Limit reached' },
          headers: {
            'anthropic-ratelimit-unified-status': 'rejected', 'anthropic-ratelimit-unified-reset': '1800000000',
            'anthropic-ratelimit-unified-representative-claim': 'five_hour', 'anthropic-ratelimit-unified-overage-status': 'rejected',
            'anthropic-ratelimit-unified-overage-disabled-reason': 'org_level_disabled',
          },
        },
      ],
      host: [...turn('one'), ...turn('two'), { hook: 'StopFailure' }],
    }],
  },
  {
    name: 'disk-full',
    about: 'a transcript that can no longer be written',
    runs: [{ more: mode('default'), model: [[text('ok')], [text('two')]], host: [...turn('one'), { fillDisk: true }, ...turn('two')] }],
  },
]
