import type { Booking } from '#shared/api/nouns/entities'

/**
 * Returns the codes that the visitor has entered. Public discounts are left out, because nobody entered their codes.
 */
export const discountCodes = ({ discounts }: Booking): readonly string[] =>
  discounts.filter(({ isPublic, code }) => !isPublic && code !== '').map(({ code }) => code)
