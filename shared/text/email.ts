/**
 * An e-mail address that a mail server may well take: one @, something before it, a domain with a dot, no spaces. Linear in
 * time; what exactly is deliverable only a mail server knows.
 */
export function isEmail(value: string): boolean {
  if (value.length > 254 || /\s/.test(value)) return false
  const at = value.indexOf('@')
  if (at < 1 || at !== value.lastIndexOf('@')) return false
  const labels = value.slice(at + 1).split('.')
  return labels.length > 1 && labels.every((label) => label !== '')
}
