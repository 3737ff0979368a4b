import type { Register } from 'claude-code'

// refused: `$` comes to hooks, the options to `register`
export const register: Register = ($, on, options) => {
  void [$, on, options]
}
