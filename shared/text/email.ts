/**
 * Returns whether an e-mail address is plausible: one @ with something before it, a domain with a dot, at most 254
 * characters, and none that a mail header would read as a second address or a name. Takes linear time. Only a mail server
 * can tell whether it is deliverable.
 */
export function isEmail(value: string): boolean {
  if (value.length > 254 || /[\s<>()[\]\\,;:"]/.test(value)) return false
  const at = value.indexOf('@')
  if (at < 1 || at !== value.lastIndexOf('@')) return false
  const labels = value.slice(at + 1).split('.')
  return labels.length > 1 && labels.every((label) => label !== '')
}
