/** Exports of the chunk that hears and shows the outcome of a signing. */
import { sessionStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'
import { offerStore } from '../model/offer-store'

export { CreditNotice as Notice } from './credit-notice'

export const hear = (get: StoreResolver): unknown => get(offerStore).hear(get(sessionStore).token)
