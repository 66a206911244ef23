/** Words by which a text invites to call. Digits of other texts are left alone. */
const CALLING = /soit|puh/i
const CANDIDATE = /((?:\(0\d{1,3}\)|\+?\d)[\d\u00A0 ()-]*\d)/
/** A business id, '0123456-7'. */
const BUSINESS_ID = /^\d{7}-\d$/

/**
 * Splits a text at the telephone numbers that it invites to call. Every second part, from the second on, is a number:
 * national with a leading zero, or international.
 */
export function splitAtPhones(text: string): string[] {
  if (!CALLING.test(text)) return [text]
  const parts = text.split(CANDIDATE)
  const split: string[] = []
  for (const [index, part] of parts.entries()) {
    const isPhone = index % 2 === 1 && isNumber(part, parts[index - 1] ?? '', parts[index + 1] ?? '')
    if (isPhone || split.length % 2 === 0) split.push(part)
    else split.push((split.pop() ?? '') + part)
  }
  return split
}

/** Part of a date, a sum or a name is no number, nor is a business id. */
const isNumber = (part: string, before: string, after: string): boolean => {
  const digits = part.replaceAll(/\D/g, '').length
  const isFree = !/[\p{L}\d.,/:+-]$/u.test(before) && !/^(?:[\p{L}%/:]|[.,-]\d)/u.test(after)
  return isFree && /^(?:\+|\(?0)/.test(part) && digits >= 6 && digits <= 15 && !BUSINESS_ID.test(part)
}
