import { lazy } from 'react'
import type { Redirect } from '#entities/process'
import { CARD_KEY } from '#shared/store/keys'
import { returnCode } from './ui/return-code'

/**
 * The payment method 'card' of the customer step. The step's chunk holds the check whether it is available; the payment
 * is in a lazy chunk.
 */
export const payByCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "steps" */ './ui/card-method')).CardMethod,
}))

/** The redirect to the card provider. */
export const cardRedirect: Redirect = {
  parameter: /[?&](RETURN_CODE|ORDER_NUMBER|AUTHCODE)=/,
  key: CARD_KEY,
  code: returnCode,
}
