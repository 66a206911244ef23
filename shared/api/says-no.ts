/** Values of `responseCode` and `status` by which a server says that it has not done what was asked, in any case. */
const NO = new Set(['FAILURE', 'FAILED', 'ERROR', 'NOT_FOUND', 'DENIED'])

/**
 * Whether the body of a 2xx response says that nothing was done (reading 51). `value` is the body as JSON, `text` as it came.
 * A page of HTML comes from a host that lacks the call.
 */
export function saysNo(value: unknown, text: string): boolean {
  if (isFalse(value) || /^\s*</.test(text)) return true
  if (typeof value !== 'object' || value === null) return false
  const field = (name: string): unknown => Reflect.get(value, name)
  return ['responseCode', 'status'].map(field).some(isNo) || ['success', 'ok', 'valid'].map(field).some(isFalse)
}

const isNo = (word: unknown): boolean => typeof word === 'string' && NO.has(word.trim().toUpperCase())
/** Some servers write booleans as text. */
const isFalse = (value: unknown): boolean =>
  value === false || (typeof value === 'string' && value.trim().toLowerCase() === 'false')
