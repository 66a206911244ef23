/** One simulated day. Its seed decides everything that happens. */
import { createHash } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { checkConfig } from '#shared/config/explain'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import { startPurging } from '#server/app/purge'
import { passTime, restoreClock, stopClock } from './clock'
import { lastViolations } from './evening'
import { findViolations, select } from './invariants'
import { bookAsVisitor } from './visitor'
import { World } from './world'

const VISITORS = 6
/** Half of the visitors come in the morning. */
const AT_ONCE = 3
const MOST_STEPS = 5_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How long a dispatch keeps its message to itself (server/platform/outbox/outbox-dispatch.ts). */
const LEASE = 5 * MINUTE
const LETTERS = {
  from: { name: 'Korjaamo', address: 'varaus@korjaamo.example' },
  publicUrl: 'https://varaus.example.fi',
  application: checkConfig('{}'),
  stopUrl: () => '',
  reference: () => '',
  now: () => '2026-11-23T08:00:00',
}

export interface Day {
  readonly violations: readonly string[]
  readonly trace: readonly string[]
  /** Hash of the trace and of the final bookings. Two runs of one seed have the same. */
  readonly hash: string
  readonly booked: number
}

export async function simulateDay(client: PGlite, secret: string, seed: number): Promise<Day> {
  stopClock()
  try {
    const world = new World(client, secret, seed)
    await empty(world)
    await passDay(world)
    const rest = await select(
      world,
      sql`select document->'customer'->>'last_name' as who, document->'booking_total_duration' as at, version,
        document->'payment' as payment, cancelled_at from booking order by 1`,
    )
    const hash = createHash('sha256')
      .update(JSON.stringify([world.trace, rest]))
      .digest('hex')
    return { violations: world.violations, trace: world.trace, hash, booked: rest.length }
  } finally {
    restoreClock()
  }
}

/** Removes the bookings of the day before. */
async function empty({ db }: World): Promise<void> {
  await db.execute(sql`truncate session, booking, outbox, locker_reservation, card_payment restart identity cascade`)
  await db.execute(sql`delete from reservation where kind = 'hold' or booking_id is not null`)
}

async function passDay(world: World): Promise<void> {
  for (let first = 1; first <= VISITORS && world.violations.length === 0; first += AT_ONCE) {
    await serve(world, first)
    // Sessions of the morning end before the afternoon.
    passTime(HOUR + Math.floor(world.random() * 3 * HOUR))
  }
  if (world.violations.length === 0) await lastViolations(world, { letter, purge })
}

/** Lets visitors come at once, until all of them have left. */
async function serve(world: World, first: number): Promise<void> {
  const { steps } = world
  const names = new Set(Array.from({ length: AT_ONCE }, (_, n) => `Visitor${first + n}`))
  for (const name of names)
    void bookAsVisitor(world, name)
      .catch((error: unknown) => world.violations.push(`${name}: ${String(error)}`))
      .finally(() => names.delete(name))
  await steps.quiet()
  for (let n = 0; world.violations.length === 0 && (names.size > 0 || steps.count > 0); n++) {
    if (n > MOST_STEPS) world.violations.push('the day does not end')
    const hasWritten = await step(world)
    if (hasWritten) world.violations.push(...(await findViolations(world)))
  }
}

/** Makes one step. Returns whether it can have changed the database. */
async function step(world: World): Promise<boolean> {
  const { steps, server } = world
  passTime(1 + Math.floor(world.random() * 50))
  const event = world.random()
  if (event < 0.06) passTime(world.random() < 0.02 ? 40 * MINUTE : Math.floor(world.random() * 3 * MINUTE))
  else if (event < 0.1) letter(world)
  else if (event < 0.105) purge(world)
  else if (event < 0.11) world.restart()
  // The process dies in the next transaction, after none to six of its queries.
  else if (event < 0.116) server.diesAfter = Math.floor(world.random() * 7)
  if (steps.count === 0) return false
  const label = steps.begin(world.random())
  world.say(label)
  await steps.quiet()
  if (server.isDead && world.server === server) world.restart()
  await steps.quiet()
  return /transaction|query (?!select)/.test(label)
}

/** Delivers one letter. */
function letter(world: World): void {
  const { transport } = world
  const log = { info: () => undefined, error: () => undefined }
  const bound = { secret: world.secret, perHour: 0 }
  const dispatch = { db: world.server.db, transport, settings: LETTERS, log, bound, tell: () => undefined }
  const begun = Date.now()
  world.delivering += 1
  void dispatchNext(dispatch, new AbortController().signal)
    .catch(() => undefined)
    .finally(() => {
      world.delivering -= 1
      if (Date.now() - begun > LEASE) world.excuses += 1
    })
}

/** Removes what has expired, and returns what is due. */
function purge({ server, bank }: World): void {
  const log = { info: () => undefined, error: () => undefined }
  void startPurging({ db: server.db, cardPayments: bank, log, tell: () => undefined }, 3600)()
}
