import { HOOK_EVENTS } from '@anthropic-ai/claude-agent-sdk'
import { call, mode, text, turn, type Session } from '../session.js'
import type { Block, Turn } from '../../engine/model-api.js'

const project = '/home/dev/project'

/** An answer with what it cost: the tokens of the window read from the cache, those new in it, and those written. */
const answer = (cache_read_input_tokens: number, cache_creation_input_tokens: number, output_tokens: number, ...blocks: Block[]): Turn =>
  ({ blocks, usage: { input_tokens: 6, cache_read_input_tokens, cache_creation_input_tokens, output_tokens } })

/** What `examples/sdk-reader` reads: a session as people have them. It is there to be read, so nobody counts it among the others. */
export const exampleSession: Session = {
  name: 'example',
  about: 'three turns: a look around, a repair with a failure and a refusal, a review by an agent',
  files: {
    'README.md': '# Till\n\nAdds up what is in a basket.\n',
    'total.js': "export const total = items => items.reduce((sum, { price }) => sum + price, 0)\n",
    'check.js': "import { total } from './total.js'\nconst sum = total([{ price: 2, count: 3 }, { price: 5, count: 1 }])\nconsole.log(`expected 11, got ${sum}`)\nprocess.exitCode = sum === 11 ? 0 : 1\n",
    'package.json': { name: 'till', type: 'module' },
    '.claude/agents/reviewer.md': '---\nname: reviewer\ndescription: Reads a change and says what is wrong with it\ntools: Bash\n---\nRead the change. Say what is wrong with it.\n',
  },
  settings: { permissions: { deny: ['Bash(rm *)'] } },
  unrecorded: [...HOOK_EVENTS],
  runs: [{
    more: [...mode('acceptEdits'), '--allowedTools', 'Bash(node *)'],
    model: [
      // one call at a time: of two, either may end first
      answer(0, 14_212, 96, text("I'll read it."), call('Read', { file_path: `${project}/README.md` })),
      answer(14_212, 211, 68, call('Read', { file_path: `${project}/total.js` })),
      answer(14_423, 207, 71, call('Bash', { command: 'ls', description: 'List the files' })),
      answer(14_630, 97, 88, text('It adds up the prices in a basket. It leaves out how many there are of each.')),

      answer(14_727, 131, 76, call('Bash', { command: 'node check.js', description: 'Run the check' })),
      answer(14_858, 124, 183, call('Edit', { file_path: `${project}/total.js`, old_string: '{ price }) => sum + price', new_string: '{ price, count }) => sum + price * count' })),
      answer(14_982, 305, 79, call('Bash', { command: 'node check.js', description: 'Run the check again' })),
      answer(15_287, 112, 67, call('Bash', { command: 'rm check.js', description: 'Remove the check' })),
      answer(15_399, 146, 58, text('The total counts each item now. I may not remove the check.')),

      answer(15_545, 109, 121, call('Agent', { description: 'Review the change', prompt: 'Review total.js', subagent_type: 'reviewer', run_in_background: false })),
      // a command, not the Read tool: the client estimates tokens of the call, and a path has another length elsewhere
      { ...answer(0, 3_206, 69, call('Bash', { command: 'cat total.js', description: 'Read the change' })), when: 'Review total.js' },
      answer(3_206, 187, 94, text('It is right, but for an item without a count, which makes the total NaN.')),
      answer(15_654, 263, 83, text('One gap is left: an item without a count.')),
    ],
    host: [...turn('What does this project do?'), ...turn('Repair it, and tidy up.'), ...turn('Have the change reviewed.')],
  }],
}
