import { dateOf, timeOf } from '#shared/date/wall-clock'
import { hoursOn, resourceNames } from '../../completion/store/visit-details'
import { bookingDocument, type BookingDocument, type ReservedTime } from '../../completion/rules/booking-document'
import { workMinutes } from '../../services/rules/cart'
import type { Draft } from '../rules/draft'
import { conflict, sessionExpired } from '../../../http/refusal'
import type { ChainFacts } from '../store/chain-facts'
import type { Database } from '../../../platform/database/database'
import { activeHold } from '../../time/store/holds'
import { findOrganization } from '../../organizations/store/organizations'
import { findExtraItems } from '../../services/store/product-relations'
import { findProducts, percentOfCode } from '../../services/store/products'
import { chosenLeasing } from '../../services/calls/chosen-leasing'
import { lockSession, writeDraft, type Session } from '../store/sessions'

type Change = (draft: Draft, tx: Database) => Draft | Promise<Draft>

/**
 * Changes a session's draft. `change` runs with the row locked, so that two quick toggles are both applied. It gets the
 * stored draft, because the draft that came with the call may be stale.
 */
export async function changeDraft(db: Database, session: Session, change: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockSession(tx, session.id)
    if (!locked || locked.done) throw sessionExpired()
    const changed = await change(locked.draft, tx)
    if (changed !== locked.draft) await writeDraft(tx, session.id, changed)
  })
}

/**
 * Refuses a change that may not fit a reserved time or a requested day. The visitor must give that up first (readings
 * 5, 6).
 */
export async function refuseWhileReserved(tx: Database, session: Session, draft: Draft): Promise<void> {
  if (draft.leadDate !== null || (await activeHold(tx, session.id)))
    throw conflict('TIME_RESERVED', 'release the reserved time first')
}

const productsInCart = (db: Database, draft: Draft) =>
  findProducts(
    db,
    draft.cart.map((line) => line.productId),
  )

/** Composes the booking of a draft and a reserved time. */
export async function composeBooking(
  db: Database,
  draft: Draft,
  reserved: ReservedTime | null,
  keyLockerReserved?: boolean,
): Promise<BookingDocument> {
  const found = draft.organizationId === null ? null : await findOrganization(db, draft.organizationId)
  const products = await productsInCart(db, draft)
  const extraItems = await findExtraItems(db, draft.extraOrderItems)
  const percentOff = (await percentOfCode(db, draft.campaignCode)) ?? 0
  const organization = found?.organization ?? null
  const leasing = await chosenLeasing(db, draft)
  const mechanics = await resourceNames(db, draft.selectedResources)
  const visit = { mechanics, hours: await dayHours(db, draft, reserved), keyLockerReserved }
  return bookingDocument({ draft, organization, products, extraItems, reserved, percentOff, leasing, visit })
}

/** Returns the hours and the shift of a day reservation. Null for a booking with an hour or without a time. */
async function dayHours(db: Database, { organizationId }: Draft, reserved: ReservedTime | null) {
  if (reserved?.type !== 'DAY_ONLY' || organizationId === null) return null
  const hours = await hoursOn(db, organizationId, dateOf(reserved.start))
  if (!hours) return null
  const { start, end, shiftChange } = hours
  return { start, end, shift: timeOf(reserved.start) < shiftChange ? 'MORNING' : 'EVENING' } as const
}

/** Returns the duration of the work in the cart in minutes, calculated by the server. */
export const minutesInCart = ({ products }: ChainFacts, { cart }: Draft): number =>
  workMinutes(
    cart,
    cart.flatMap(({ productId }) => products.get(productId) ?? []),
  )
