/** Reads sums of money as they are printed, in cents. */

const AMOUNT = /(?<sign>[−-]?)(?<euros>\d{1,3}(?:[\s\u00A0]\d{3})*),(?<cents>\d\d)(?:[\s\u00A0]€)?/u

/** A price of one day, which is no row's price. */
const PER_DAY = /[\d\s\u00A0]+,\d\d[\s\u00A0]€ päivässä/gu

/** The first amount in a text; 0 for 'Maksuton', null for 'Hinta sovitaan' or without one. */
export function firstCents(whole: string): number | null {
  const text = whole.replaceAll(PER_DAY, '')
  const free = text.search(/Maksuton|maksuton/)
  const agreed = text.search(/Hinta sovitaan/)
  const found = AMOUNT.exec(text)
  const at = found?.index ?? Infinity
  if (free >= 0 && free < at && (agreed < 0 || free < agreed)) return 0
  if (agreed >= 0 && agreed < at) return null
  if (!found?.groups) return null
  const { sign, euros = '', cents = '' } = found.groups
  return (sign ? -1 : 1) * Number(euros.replaceAll(/\D/g, '') + cents)
}

/** The amount after a label, or null if the label is not there. */
export function centsAfter(text: string, label: RegExp): number | null {
  const found = label.exec(text)
  return found ? firstCents(text.slice(found.index + found[0].length)) : null
}

export const euros = (cents: number | null): string =>
  cents === null ? '–' : `${(cents / 100).toFixed(2).replace('.', ',')} €`
