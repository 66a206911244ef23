/** What has changed of a price, in words. */
import type { ShownPrice, ShownRow } from '#shared/api/nouns/shown-price'
import { formatEuros } from '#shared/money/euros'
import { priceKindText, TOTAL_LABELS } from '#shared/booking-facts/price-kind'
import type { PriceChange, RowChange } from '#shared/booking-facts/shown-price'
import { t } from '../texts'

/** 'Hinta-arvio yhteensä 249,00 €' */
export function totalText({ total, undefined: isPartial, kind, rows }: ShownPrice): string {
  if (rows.length === 0 && total !== null) return t('none')
  if (total === null) return t('agreed')
  const price = `${TOTAL_LABELS[kind]} ${formatEuros(total)}`
  return isPartial ? t('partly', { price }) : price
}

/** One line for each row and each discount code whose price has changed. */
export const changeLines = ({ before, now, rows }: PriceChange): string[] => [
  ...rows.map(rowLine),
  ...before.discounts.flatMap(({ code, saved }) => {
    const found = now.discounts.find((one) => one.code === code)
    if (!found) return t('codeGone', { code })
    if (saved === null || found.saved === null || saved === found.saved) return []
    return t('codeChanged', { code, before: formatEuros(saved), now: formatEuros(found.saved) })
  }),
]

function rowLine({ before, now }: RowChange): string {
  const name = (now ?? before)?.name ?? ''
  if (!before) return `${name}: ${t('rowAdded', { price: rowText(now) })}`
  if (!now) return `${name}: ${t('rowGone', { price: rowText(before) })}`
  const hasPromise = promiseOf(before) !== promiseOf(now)
  const price = (row: ShownRow) => ({ price: rowText(row, hasPromise) })
  return `${name}: ${t('rowBefore', price(before))}, ${t('rowNow', price(now))}`
}

/** '249,00 €', or '249,00 € (kiinteä hinta)' with its promise. */
function rowText(row: ShownRow | null, hasPromise = false): string {
  if (!row || row.price === null) return t('rowAgreed')
  const price = row.price === 0 ? t('rowFree') : formatEuros(row.price)
  const promise = hasPromise ? promiseOf(row) : ''
  return promise === '' ? price : `${price} (${promise})`
}

const promiseOf = ({ price: euros, kind, allowed_excess_percent: excess }: ShownRow): string =>
  priceKindText(euros === null ? null : { euros, before: null, isLowest: false, kind, excess })
