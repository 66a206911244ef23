/** Creates visitors that only have to save, directly in the database, and kills a server while they save. */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createApp } from '#server/app/app'
import { hashed } from '#server/platform/secrets'
import type { Database } from '#server/platform/database/database'
import { completeVisitor, lockerDetails } from './booked-visitor'
import { rows } from '../database/rows'
import { clonedVisitor } from './cloned-visitor'
import type { TestBrowser } from './http-client'
import type { Fetching } from '../servers/several-servers'
import { optionsOn } from '../servers/server-app'
import { tryHold } from '../database/try-hold'

export interface SavingVisitor {
  readonly browser: TestBrowser
  readonly token: string
  /** Hash under which the database stores the session. */
  readonly hash: string
}

/** Creates a visitor with everything except a time or a day request, and removes all reservations. */
export async function templateOn(db: Database): Promise<TestBrowser> {
  const failures: unknown[] = []
  const template = await completeVisitor({ app: createApp(await optionsOn(db, failures)) })
  await template.api.saveReservationDetails({ body: lockerDetails })
  await db.execute(sql`delete from locker_reservation`)
  await db.execute(sql`delete from reservation`)
  if (failures.length > 0) throw new AggregateError(failures)
  return template
}

const STARTS = ['07:00', '08:30', '10:00', '11:30', '13:00', '14:30', '16:00', '17:30', '19:00']
const WORK_MINUTES = 90

/** Yields a year of times on the first workshop's lifts, in order. */
export async function* timesOn(db: Database): AsyncGenerator<{ lift: number; start: string; end: string }, null> {
  const found = await rows(
    { db },
    sql`select id from resource where organization_id = 1 and not hour_service_only order by id`,
  )
  for (let day = 0; day < 365; day++) {
    const date = new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10)
    for (const begins of STARTS)
      for (const { id } of found) {
        const end = new Date(Date.parse(`${date}T${begins}:00Z`) + WORK_MINUTES * 60_000)
        yield { lift: Number(id), start: `${date}T${begins}:00`, end: end.toISOString().slice(0, 19) }
      }
  }
  return null
}

export interface Preparing {
  readonly db: Database
  /** The server that the visitors will call. */
  readonly server: Fetching
  readonly template: TestBrowser
  readonly times: AsyncGenerator<{ lift: number; start: string; end: string }, null>
  readonly many: number
}

/** Creates visitors. Every second one holds a time on a lift while times remain; the others request a day. */
export async function savingVisitors({ db, server, template, times, many }: Preparing): Promise<SavingVisitor[]> {
  const visitors: SavingVisitor[] = []
  // Refreshes the template's session, so that it does not expire during a long proof.
  await db.execute(
    sql`update session set last_seen_at = now(), created_at = now() where token_hash = ${hashed(template.token())}`,
  )
  while (visitors.length < many) {
    const { browser, token, hash } = await clonedVisitor({ app: server, db }, template)
    const isTimed = visitors.length % 2 === 0 && (await holdNext(db, hash, times))
    const chosen = { leadDate: isTimed ? null : '2026-12-01', timeReserved: isTimed }
    await db.execute(
      sql`update session set draft = draft || ${JSON.stringify(chosen)}::jsonb where token_hash = ${hash}`,
    )
    visitors.push({ browser, token, hash })
  }
  return visitors
}

/** Holds the next free time. The server may have restored its demo reservations, so a time can be taken. */
async function holdNext(db: Database, hash: string, times: Preparing['times']): Promise<boolean> {
  const [session] = await rows({ db }, sql`select id from session where token_hash = ${hash}`)
  const ask = { sessionId: String(session?.['id']), organizationId: 1, type: 'EXACT_TIME', seconds: 600 } as const
  for (let time = await times.next(); !time.done; time = await times.next()) {
    const { lift, start, end } = time.value
    if (await tryHold(db, { ...ask, resourceId: lift, start, end })) return true
  }
  return false
}

/** Saves and returns the booking key, or null if no response arrives. */
export const save = ({ browser: { api } }: SavingVisitor): Promise<string | null> =>
  api.saveBooking().then(
    ({ bookingKey }) => bookingKey ?? null,
    () => null,
  )

/**
 * Lets the visitors save, `atOnce` concurrently. Calls `kill` after a random number of responses, while other saves are
 * in flight. Returns the key each visitor received, or null.
 */
export async function killedWhileSaving(
  visitors: readonly SavingVisitor[],
  atOnce: number,
  kill: () => Promise<unknown>,
): Promise<(string | null)[]> {
  const told = visitors.map((): string | null => null)
  const answersBefore = 1 + Math.floor(Math.random() * (visitors.length - atOnce))
  const killing = new AbortController()
  let [answers, next] = [0, 0]
  let died: Promise<unknown> = Promise.resolve()
  const one = async (): Promise<void> => {
    while (!killing.signal.aborted && next < visitors.length) {
      const index = next++
      const visitor = visitors[index]
      const started = performance.now()
      const key = visitor ? await save(visitor) : null
      told[index] = key
      if (key !== null && ++answers === answersBefore) died = die(Math.random() * (performance.now() - started))
    }
  }
  // Kills at a random moment of the saves in flight, not always right after a response.
  const die = async (ms: number): Promise<void> => {
    await setTimeout(ms)
    killing.abort()
    await kill()
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  await died
  if (!killing.signal.aborted) await kill()
  return told
}
