import { moneyOf } from '#entities/payment'
import { sessionStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'

/** Whether the visitor has paid or got a credit in this session, so that nothing may be discarded unasked (RC-10). */
export const hasMoney = (get: StoreResolver): boolean => moneyOf(get, get(sessionStore).token) !== null
