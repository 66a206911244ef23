/**
 * Of SPEC.md section 7, «Credit-bank section», what says whether credit is offered: apart, since everyone's customer step asks
 * for it, and the rest only comes with the form. The organization is 1 where none is given.
 */
import { array, number, object, optional } from 'superstruct'
import { endpoint } from '../endpoint'
import { AmountSetting } from '../nouns/amount-setting'
import { orNull } from '../nouns/lenient'

const ofOrganization = object({ organizationId: optional(number()) })

export const creditAmountSettings = endpoint({
  method: 'POST',
  path: '/credit-bank/amount-settings',
  query: ofOrganization,
  output: array(AmountSetting),
})

/** The lowest price that can be paid with the service account; null where none can. */
export const creditMinimumPrice = endpoint({
  method: 'POST',
  path: '/credit-bank/minimum-price',
  query: ofOrganization,
  output: orNull(number()),
})
