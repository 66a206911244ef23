const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the mailbox that an e-mail address leads to, so that spellings of one address count together: lower case,
 * without a tag after '+', and for Gmail without dots.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)]
  const untagged = name.replace(/(?<=.)\+.*/, '')
  if (!WITHOUT_DOTS.has(domain)) return `${untagged}@${domain}`
  return `${untagged.replaceAll('.', '')}@gmail.com`
}
