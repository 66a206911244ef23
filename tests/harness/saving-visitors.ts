/** Visitors who have only to save, made in a database that no server has open, and a server that is killed while they do. */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createApp } from '#server/app'
import { hashed } from '#server/secrets'
import type { Database } from '#server/store/database'
import { completeVisitor, lockerDetails } from '../server/booked-visitor'
import { rows } from '../server/rows'
import { clonedVisitor } from './cloned-visitor'
import type { TestBrowser } from './http-client'
import type { Fetching } from './several-servers'
import { optionsOn } from './server-app'
import { tryHold } from './try-hold'

export interface SavingVisitor {
  readonly browser: TestBrowser
  /** What the session is found by in the database. */
  readonly hash: string
}

/** A visitor with everything but a time or a wish for a day, and a workshop that has nobody yet. */
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

/** The times of the first workshop's lifts, one after another: as many as a year has. */
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
  /** Whom the visitors ask, later. */
  readonly server: Fetching
  readonly template: TestBrowser
  readonly times: AsyncGenerator<{ lift: number; start: string; end: string }, null>
  readonly many: number
}

/** Every other of them holds a time on a lift, as long as there are times; the others wish for a day. */
export async function savingVisitors({ db, server, template, times, many }: Preparing): Promise<SavingVisitor[]> {
  const visitors: SavingVisitor[] = []
  // A long proof is no long visit.
  await db.execute(
    sql`update session set last_seen_at = now(), created_at = now() where token_hash = ${hashed(template.token())}`,
  )
  while (visitors.length < many) {
    const { browser, hash } = await clonedVisitor({ app: server, db }, template)
    const isTimed = visitors.length % 2 === 0 && (await holdNext(db, hash, times))
    const chosen = { leadDate: isTimed ? null : '2026-12-01', timeReserved: isTimed }
    await db.execute(
      sql`update session set draft = draft || ${JSON.stringify(chosen)}::jsonb where token_hash = ${hash}`,
    )
    visitors.push({ browser, hash })
  }
  return visitors
}

/** Holds the next time that is free; the server may have put its demo's reservations back. */
async function holdNext(db: Database, hash: string, times: Preparing['times']): Promise<boolean> {
  const [session] = await rows({ db }, sql`select id from session where token_hash = ${hash}`)
  const ask = { sessionId: String(session?.['id']), organizationId: 1, type: 'EXACT_TIME', seconds: 600 } as const
  for (let time = await times.next(); !time.done; time = await times.next()) {
    const { lift, start, end } = time.value
    if (await tryHold(db, { ...ask, resourceId: lift, start, end })) return true
  }
  return false
}

/** The key that a visitor is told; null where no answer comes. */
export const save = ({ browser: { api } }: SavingVisitor): Promise<string | null> =>
  api.saveBooking().then(
    ({ bookingKey }) => bookingKey ?? null,
    () => null,
  )

/**
 * They save, so many at once, one after another; after a random number of answers, with others under way, `kill`. What each
 * was told.
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
  // At some moment of the saves that are under way, not always right behind an answer.
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
