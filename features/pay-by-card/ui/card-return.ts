/** Exports of the chunk that reads and shows the outcome of a payment. */
import { sessionStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'
import { cardStore } from '../model/card-store'

export { CardNotice as Notice } from './card-notice'

export const readReturn = (get: StoreResolver): void => get(cardStore).begin(get(sessionStore).token)
