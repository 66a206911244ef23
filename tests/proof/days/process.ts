/** A process of the real server whose queries wait for their turn, and which can be killed at any of them. */
import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { createApp, type App } from '#server/app/app'
import { NO_BOUNDS } from '#server/holds/bounds/refuse-many'
import { businessClock } from '#server/platform/clock'
import type { Log } from '#server/platform/log'
import type { CardPayments } from '#server/providers/card-payment'
import type { Database } from '#server/platform/database/database'
import { unthrottled } from '#server/platform/throttle/throttle'
import type { Steps } from './steps'

export const HOLD_SECONDS = 600

export class Killed extends Error {}

export interface Process {
  readonly app: App
  readonly db: Database
  isDead: boolean
  /** Number of queries after which the process dies inside its next transaction. Null to live on. */
  diesAfter: number | null
}

export interface Surroundings {
  readonly client: PGlite
  readonly steps: Steps
  readonly secret: string
  readonly cardPayments: CardPayments
  readonly log: Log
}

export function startProcess({ client, steps, secret, cardPayments, log }: Surroundings): Process {
  const own: PGlite = Object.create(client)
  const inTurn = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
    if (process.isDead) throw new Killed()
    await steps.wait(label, process)
    return steps.whole(work)
  }
  own.query = <T>(text: string, params?: unknown[], options?: QueryOptions) =>
    inTurn(`  query ${text.trim().slice(0, 6)}`, () => client.query<T>(text, params, options))
  own.transaction = <T>(work: (tx: Transaction) => Promise<T>) =>
    inTurn('  transaction', () => client.transaction((tx) => work(mortal(process, tx))))
  const db = drizzle(own)
  const app = createApp({
    db,
    now: businessClock(null),
    secret,
    tokenHeader: 'X-Process-Token',
    holdLifetime: { seconds: HOLD_SECONDS, longestSeconds: 1_800 },
    bounds: NO_BOUNDS,
    throttle: unthrottled,
    cardPayments,
    log,
  })
  const process: Process = { app, db, isDead: false, diesAfter: null }
  return process
}

/** A transaction in which the process can die. The database then rolls it back, as after a broken connection. */
function mortal(process: Process, tx: Transaction): Transaction {
  const own: Transaction = Object.create(tx)
  own.query = <T>(text: string, params?: unknown[], options?: QueryOptions) => {
    if (process.diesAfter !== null && process.diesAfter-- <= 0) process.isDead = true
    return process.isDead ? Promise.reject(new Killed()) : tx.query<T>(text, params, options)
  }
  return own
}
