import { addDays, at, dateOf, isWeekend, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import { exampleCustomer } from '#shared/api/nouns/example-customer'
import { insertBooking } from '../booking-document/bookings'
import { addToCart, cartRequestFor } from '../draft/cart'
import { composeBooking } from '../booking-document/compose-booking'
import { emptyDraft } from '../draft/draft'
import { DEMO_VISIT } from '../chain/store/chain-demo'
import type { Database } from '../platform/database/database'
import type { Draft } from '../platform/database/schema/sessions'
import { hashed } from '../platform/secrets'
import { settlePayments } from '../sections/booking/saved/index'
import { insertExtraWork } from '../sections/visit/tickets/index'
import { registeredVehicle } from '../sections/vehicle/index'
import { foundTickets } from './found-work'
import { vehicles } from '../seed/data/vehicles'

const PLATE = 'C-12345'
const WORKSHOP = 1
const KILOMETERS = 118_300
const KEY = 'DEMO-KAYNTI'

/**
 * Adds a booking to a new demo, with the extra work that the mechanic found. The visit was on the last working day, so
 * that it has begun whenever the demo starts. It occupies no lift.
 */
export async function addVisit(tx: Database, now: WallDateTime): Promise<void> {
  const draft = draftOf()
  const date = workingDayBefore(dateOf(now))
  const reserved = { type: 'EXACT_TIME', start: at(date, '09:00:00'), end: at(date, '10:30:00') } as const
  const composed = await composeBooking(tx, draft, reserved)
  await insertBooking(tx, {
    id: DEMO_VISIT,
    sessionId: DEMO_VISIT,
    idempotencyKey: null,
    keyHash: hashed(KEY),
    registerNumber: PLATE,
    document: { ...composed, payment: await settlePayments(tx, DEMO_VISIT, composed.price) },
    draft,
  })
  for (const { code, expiresInDays, isDone, items } of foundTickets) {
    await insertExtraWork(
      tx,
      {
        codeHash: hashed(code),
        bookingId: DEMO_VISIT,
        organizationId: WORKSHOP,
        registerNumber: PLATE,
        kilometers: KILOMETERS,
        message: 'Huolsimme autosi ja löysimme työtä, johon tarvitsemme sinun vastauksesi.',
        expires: addDays(dateOf(now), expiresInDays),
        doneAt: isDone ? new Date().toISOString() : null,
      },
      items,
    )
  }
}

function draftOf(): Draft {
  const vehicle = vehicles.find(({ registerNumber }) => registerNumber === PLATE)
  return {
    ...emptyDraft(WORKSHOP),
    organizationId: WORKSHOP,
    registerNumber: PLATE,
    vehicle: vehicle ? registeredVehicle(vehicle, KILOMETERS) : null,
    kilometers: KILOMETERS,
    customer: exampleCustomer,
    cart: addToCart([], [cartRequestFor({ id: 101, provider: 'WORKSHOP' })], 'DEFAULT'),
  }
}

function workingDayBefore(today: WallDate): WallDate {
  const date = addDays(today, -1)
  return isWeekend(date) ? workingDayBefore(date) : date
}
