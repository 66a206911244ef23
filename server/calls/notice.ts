/** How much notice workshops want for what is in a cart. */
import type { Workshop } from '../domain/calendar'
import type { Draft } from '../domain/draft'
import { daysWithPickUp, PICK_UP, PICK_UP_LEAD } from '../domain/pick-up-lead'
import type { Database } from '../store/database'
import { isTireRoleAmong } from '../store/products'
import { findModuleSettings } from '../store/settings'
import { findWorkshops } from '../store/workshops'

type Cart = Pick<Draft, 'cart'>
type Notice = (workshop: { readonly id: number; readonly carenceDays: number }) => number

/** Whether tires are to be fetched from the tire hotel. */
export const hasPickUp = (db: Database, { cart }: Cart): Promise<boolean> =>
  isTireRoleAmong(
    db,
    cart.map((line) => line.productId),
    PICK_UP,
  )

/** The `carenceDays` of the workshops of `ids` for a cart: those of the calendar, and those that visitors are told. */
export async function noticeFor(db: Database, draft: Cart, ids: readonly number[]): Promise<Notice> {
  if (!(await hasPickUp(db, draft))) return ({ carenceDays }) => carenceDays
  const leads = await findModuleSettings(db, ids, PICK_UP_LEAD)
  return ({ id, carenceDays }) => daysWithPickUp(carenceDays, leads.get(id))
}

/** The workshops of `ids`, in that order, with the notice that they want for a cart; unknown ones are left out. */
export async function workshopsFor(db: Database, draft: Cart, ids: readonly number[]): Promise<Workshop[]> {
  const notice = await noticeFor(db, draft, ids)
  return (await findWorkshops(db, ids)).map((one) => withNotice(one, notice(one)))
}

const withNotice = (workshop: Workshop, carenceDays: number): Workshop => ({ ...workshop, carenceDays })
