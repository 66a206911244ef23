import type { Booking } from '#shared/api/nouns/entities'

/** The codes that the visitor has entered. A public discount has no code of theirs to show. */
export const discountCodes = ({ discounts }: Booking): readonly string[] =>
  discounts.filter(({ isPublic, code }) => !isPublic && code !== '').map(({ code }) => code)
