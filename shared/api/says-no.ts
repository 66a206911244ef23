/** Values of `responseCode` and `status` by which a server says that it has not done what was asked, in any case. */
const NO = new Set(['FAILURE', 'FAILED', 'ERROR', 'NOT_FOUND', 'DENIED'])

/**
 * Whether the body of a 2xx response says that nothing was done (AS-09). `value` is the body as JSON, or its text if it is
 * none. A page of HTML comes from a host that lacks the call, or from a network's own page.
 */
export function saysNo(value: unknown): boolean {
  if (isFalse(value) || (typeof value === 'string' && /^\s*</.test(value))) return true
  if (typeof value !== 'object' || value === null) return false
  const field = (name: string): unknown => Reflect.get(value, name)
  return ['responseCode', 'status'].map(field).some(isNo) || ['success', 'ok', 'valid'].map(field).some(isFalse)
}

const isNo = (word: unknown): boolean => typeof word === 'string' && NO.has(word.trim().toUpperCase())
/** Some servers write booleans as text. */
const isFalse = (value: unknown): boolean =>
  value === false || (typeof value === 'string' && value.trim().toLowerCase() === 'false')
