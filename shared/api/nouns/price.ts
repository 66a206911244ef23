/** Prices (specification section 3). */
import { coerce, enums, object, unknown, type Infer } from 'superstruct'
import { ifValid } from './lenient'
import { readNumber } from './read-value'
import { Amount, AmountOrNull, Flag, flagOr } from './values'

/** What a price promises: an estimate, a price that is never exceeded, or the final one. */
export const PriceKind = enums(['estimate', 'maximum', 'fixed'])
export type PriceKind = Infer<typeof PriceKind>

const PriceFields = object({
  normal_price: AmountOrNull,
  active_price: AmountOrNull,
  has_public_campaign: flagOr(false),
  undefined: flagOr(false),
  /** Extensions. A server that leaves out the kind promises nothing. */
  kind: ifValid(PriceKind),
  /** How many percent the final price may exceed an estimate. */
  allowed_excess_percent: ifValid(Amount),
  /** True for goods, whose reduced price must be compared with the lowest one of 30 days (LW-05). */
  is_goods: ifValid(Flag),
  lowest_price_30_days: ifValid(Amount),
  /** Price without the visitor's discount code; missing if the code does not reduce it. */
  before_code: ifValid(Amount),
})

/** Euros with at most two decimals. `undefined: true` means that the price is agreed later. Never show it as zero. */
export type Price = Infer<typeof PriceFields>

/** A price, or a plain number of euros, which some lists contain instead. */
export const Price = coerce(PriceFields, unknown(), (value) => {
  const euros = readNumber(value)
  return euros === null ? value : { normal_price: euros, active_price: euros }
})
