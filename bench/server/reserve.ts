import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import { days, isWeekend } from '#shared/date/wall-clock'
import type { Visitor } from '../../scripts/tools/visitor'

const PER_SECOND = 100
const SECONDS = Number(process.env['RESERVE_SECONDS'] ?? 10)
const WORKSHOPS = 12
const AT_ONCE = 10
const DAYS = days('2026-11-30', '2027-01-15').filter((date) => !isWeekend(date))

/**
 * Runs an act at a fixed rate, whether or not earlier ones have finished. Resolves to the 99th percentile in
 * milliseconds.
 */
async function p99(act: (n: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  const under: Promise<void>[] = []
  const started = performance.now()
  for (let n = 0; n < PER_SECOND * SECONDS; n++) {
    const due = started + (n * 1000) / PER_SECOND
    if (due > performance.now()) await setTimeout(due - performance.now())
    // Measured from the due time, so that waiting for slow earlier acts counts.
    under.push(act(n).then(() => void times.push(performance.now() - due)))
  }
  await Promise.all(under)
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

/** A different day, hour or workshop for each visitor. */
function timeFor(n: number): { readonly day: string; readonly hour: string } {
  const of = Math.floor(n / WORKSHOPS)
  return { day: DAYS[Math.floor(of / 9) % DAYS.length] ?? '', hour: String(8 + (of % 9)).padStart(2, '0') }
}

/** Measures one reservation per visitor at a fixed rate across the chain, and a bare insert with its commit. */
export async function reserveAtRate(
  pool: Pool,
  newVisitor: (organizationId: number) => Promise<Visitor>,
): Promise<{ readonly ours: number; readonly bare: number; readonly held: number; readonly asked: number }> {
  await pool.query('delete from reservation')
  await pool.query('create table if not exists bench_bare (id bigint generated always as identity, at timestamptz)')
  const asked = PER_SECOND * SECONDS
  const visitors: Visitor[] = []
  while (visitors.length < asked)
    visitors.push(
      ...(await Promise.all(range(AT_ONCE).map((n) => newVisitor(1 + ((visitors.length + n) % WORKSHOPS))))),
    )
  // Warms the calendar caches, because a visitor reads the calendar before reserving.
  for (const visitor of visitors.slice(0, WORKSHOPS))
    await visitor.api.freeTimes({ query: { start: DAYS[0] ?? '', end: DAYS[0] ?? '' } })
  const bare = await p99(() => pool.query('insert into bench_bare (at) values (now())'))
  let held = 0
  const ours = await p99(async (n) => {
    const { day, hour } = timeFor(n)
    const query = {
      reservation: `${day}T${hour}:00:00|${day}T${String(Number(hour) + 1).padStart(2, '0')}:30:00`,
      timeSelectionType: 'EXACT_TIME',
      workshiftPosition: Number(hour) < 12 ? 'MORNING' : 'EVENING',
    } as const
    const answer = await visitors[n]?.api.reserveTime({ query })
    if (answer?.responseCode === 'SUCCESS') held += 1
  })
  await pool.query('drop table bench_bare')
  return { ours, bare, held, asked }
}

const range = (length: number): number[] => Array.from({ length }, (_, n) => n)
