import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Visitor } from '../../scripts/tools/visitor'

const PER_SECOND = 100
const SECONDS = Number(process.env['RESERVE_SECONDS'] ?? 10)
const VISITORS = 40

/** The 99th percentile of what takes its place at a fixed rate, whether or not those before are done. */
async function p99(act: (n: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  const under: Promise<void>[] = []
  const started = performance.now()
  for (let n = 0; n < PER_SECOND * SECONDS; n++) {
    const due = started + (n * 1000) / PER_SECOND
    if (due > performance.now()) await setTimeout(due - performance.now())
    // From when it was due: what waits because others are slow has waited.
    under.push(act(n).then(() => void times.push(performance.now() - due)))
  }
  await Promise.all(under)
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}

/** Visitors of one workshop who each ask for a time again and again, beside an insert with its commit at the same rate. */
export async function reserveAtRate(
  pool: Pool,
  visit: () => Promise<Visitor>,
): Promise<{ readonly ours: number; readonly bare: number }> {
  await pool.query('delete from reservation')
  await pool.query('create table if not exists bench_bare (id bigint generated always as identity, at timestamptz)')
  const visitors: Visitor[] = []
  for (let n = 0; n < VISITORS; n++) visitors.push(await visit())
  const bare = await p99(() => pool.query('insert into bench_bare (at) values (now())'))
  const ours = await p99((n) => {
    const day = `2026-12-${String(1 + (n % 4)).padStart(2, '0')}`
    const hour = String(8 + (n % 9)).padStart(2, '0')
    const query = {
      reservation: `${day}T${hour}:00:00|${day}T${hour}:30:00`,
      timeSelectionType: 'EXACT_TIME',
      workshiftPosition: 'MORNING',
    } as const
    return visitors[n % VISITORS]?.api.reserveTime({ query }) ?? Promise.resolve()
  })
  await pool.query('drop table bench_bare')
  return { ours, bare }
}
