/** A JSON value that holds no others and is no string. */
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
// a string is taken run by run: one pattern for the whole of it would overflow the stack on a long one
/** What may stand in a string as it is. */
const PLAIN = /[^"\\\u0000-\u001f]+/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y
const SPACE = /[ \t\n\r]*/y

/**
 * Where a text that isn't JSON stops being JSON: at the first token that can't stand where it does, within a string at
 * the character, or at the text's end. The runtimes that say it at all say it in words that differ between them.
 */
export const positionOfFault = (text: string): number => {
  const closers: string[] = []
  let position = 0
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = position
    const [taken = ''] = pattern.exec(text) ?? []
    position += taken.length
    return taken
  }
  /** Takes a string, up to the character that it can't hold, and tells whether it is whole. */
  const takeString = (): boolean => {
    position++
    while (take(PLAIN) || take(ESCAPE));
    if (text[position] !== '"') return false
    position++
    return true
  }
  /** What may come next. */
  let next: 'value' | 'first key' | 'key' | 'colon' | 'first element' | 'separator' = 'value'
  for (;;) {
    take(SPACE)
    const character = text[position] ?? ''
    const closer = closers.at(-1)
    if ((next === 'separator' || next === 'first key' || next === 'first element') && character !== '' && character === closer) {
      position++
      closers.pop()
      next = 'separator'
    } else if (next === 'separator') {
      if (character !== ',' || closer === undefined) return position
      position++
      next = closer === '}' ? 'key' : 'value'
    } else if (next === 'colon') {
      if (character !== ':') return position
      position++
      next = 'value'
    } else if (next === 'key' || next === 'first key') {
      if (character !== '"' || !takeString()) return position
      next = 'colon'
    } else if (character === '{' || character === '[') {
      position++
      closers.push(character === '{' ? '}' : ']')
      next = character === '{' ? 'first key' : 'first element'
    } else {
      if (character === '"' ? !takeString() : !take(SCALAR)) return position
      next = 'separator'
    }
  }
}
