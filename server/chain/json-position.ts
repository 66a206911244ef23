/** Finds the position at which a text stops being JSON. The runtime's own message omits it for most errors. */

const SPACE = /[ \t\n\r]*/y
const TOKEN =
  /[{}[\],:]|"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy

/** What may follow. `first` marks the position after an opening bracket, where the closing bracket is also allowed. */
type Next = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma' | 'end'

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** Returns what may follow after a value, or null if the token starts none. `open` holds the unclosed brackets. */
function afterValue(token: string, open: string[]): Next | null {
  if (token === '' || '}],:'.includes(token)) return null
  if (token === '{' || token === '[') {
    open.push(token)
    return token === '{' ? 'first name' : 'first value'
  }
  return open.length > 0 ? 'comma' : 'end'
}

function afterClosing(token: string, open: string[]): Next | null {
  if (token === '' || open.at(-1) !== (token === '}' ? '{' : token === ']' ? '[' : null)) return null
  open.pop()
  return open.length > 0 ? 'comma' : 'end'
}

const isName = (token: string): boolean => token.startsWith('"')

const follow: Readonly<Record<Next, (token: string, open: string[]) => Next | null>> = {
  value: afterValue,
  'first value': (token, open) => afterClosing(token, open) ?? afterValue(token, open),
  name: (token) => (isName(token) ? 'colon' : null),
  'first name': (token, open) => afterClosing(token, open) ?? (isName(token) ? 'colon' : null),
  colon: (token) => (token === ':' ? 'value' : null),
  comma: (token, open) => {
    if (token === ',') return open.at(-1) === '{' ? 'name' : 'value'
    return afterClosing(token, open)
  },
  end: () => null,
}

/**
 * Returns the offset of the first token that JSON does not allow, or of the end of an incomplete text. Null for valid
 * JSON.
 */
export function jsonErrorAt(text: string): number | null {
  const open: string[] = []
  let next: Next = 'value'
  for (let at = 0; ;) {
    at += matchAt(SPACE, text, at).length
    if (next === 'end' && at === text.length) return null
    const token = matchAt(TOKEN, text, at)
    const followed = follow[next](token, open)
    if (followed === null) return at
    next = followed
    at += token.length
  }
}

/** Formats an offset as `line 3, column 14`, both counted from 1. */
export function lineAndColumn(text: string, at: number): string {
  const before = text.slice(0, at).split(/\r\n|\n|\r/)
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}
