/** The end of a day: no more faults. Everything that was begun must reach its end, and every booking opens by its key. */
import { sql } from 'drizzle-orm'
import { ApiError } from '#shared/api/errors'
import { createTestBrowser } from '#tests/harness/visitors/http-client'
import { passTime } from './clock'
import { findViolations, select } from './invariants'
import { reference } from './visitor'
import type { KnownBooking, World } from './world'

interface Work {
  readonly letter: (world: World) => void
  readonly purge: (world: World) => void
}

const HOURS_5 = 5 * 3_600_000
const ROUNDS = 100

export async function lastViolations(world: World, { letter, purge }: Work): Promise<void> {
  world.isCalm = true
  world.server.diesAfter = null
  for (const known of world.known) await compare(world, known)
  // After five hours every session and every pause of a letter has ended.
  passTime(HOURS_5)
  for (let round = 0; round < ROUNDS && (await unsent(world)) > 0; round++) {
    letter(world)
    await settle(world)
  }
  purge(world)
  await settle(world)
  world.violations.push(...(await findViolations(world)), ...(await unfinished(world)))
}

const unsent = async (world: World): Promise<number> =>
  (await select(world, sql`select id from outbox where delivered_at is null`)).length

/** Lets everything that waits end, in order. */
async function settle(world: World): Promise<void> {
  for (await world.steps.quiet(); world.steps.count > 0; await world.steps.quiet()) world.steps.begin(0)
}

/** A booking without its payment, whose figures a late payment changes. */
const text = (document: KnownBooking['document']): string => JSON.stringify({ ...document, payment: null })

/** Opens a booking by its key and compares it with what the visitor was told. */
async function compare(world: World, { isUncertain, ...known }: KnownBooking): Promise<void> {
  if (isUncertain) return
  const { api } = createTestBrowser(world.server.app)
  const asked = (async () => {
    await api.initSession({
      query: { organizationId: 1, installationType: 'BASSADONE_PUBLIC', usedProcessType: 'MAINTENANCE' },
    })
    return text(await api.openBooking(reference({ ...known, isUncertain }))) === text(known.document)
  })().catch((error: unknown) => (error instanceof ApiError && error.code === 'BOOKING_CANCELLED' ? null : false))
  await settle(world)
  const answer = await asked
  if (answer !== (known.isCancelled ? null : true))
    world.violations.push(`the booking of ${known.who} opens with another answer`)
}

async function unfinished(world: World): Promise<string[]> {
  const { bank, mails, excuses, reported } = world
  const doubles = [...mails.values()].reduce((sum, times) => sum + times - 1, 0)
  const left = await select(
    world,
    sql`select 'a letter is never delivered' as what from outbox where delivered_at is null
      union all select 'a refund is never made' from card_payment where refund_cents > refunded_cents
      union all select 'a session outlives its hours' from session
      union all select 'a hold outlives its session' from reservation where kind = 'hold'`,
  )
  const paid = await select(world, sql`select order_number, state, booking_id, refund_cents from card_payment`)
  const kept = paid.filter(({ order_number: order, state, booking_id: booking, refund_cents: refund }) => {
    const amount = bank.accounts.get(String(order))?.amountCents
    return reported.has(String(order)) && (state !== 'PAID' || (booking === null && refund !== amount))
  })
  return [
    ...left.map(({ what }) => String(what)),
    ...kept.map(() => 'a reported payment is neither of a booking nor returned'),
    ...(doubles > excuses ? [`${doubles} letters arrived twice, but only ${excuses} may have`] : []),
  ]
}
