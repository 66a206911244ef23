/** Exports of the chunk that reads and shows the outcome of a signing. */
import { sessionStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'
import { offerStore } from '../offer/offer-store'

export { CreditNotice as Notice } from '../account/credit-notice'

export const readReturn = (get: StoreResolver): unknown => get(offerStore).readReturn(get(sessionStore).token)
