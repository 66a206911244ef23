/** Seeds reservations, so that the demo chain's calendars look realistic: fuller soon, emptier later. */
import { sql } from 'drizzle-orm'
import { any, nullable, object, string } from 'superstruct'
import {
  addDays,
  at,
  dateOf,
  days,
  daysBetween,
  isWeekend,
  minutesOf,
  timeFromMinutes,
  type WallDate,
  type WallDateTime,
} from '#shared/date/wall-clock'
import { queryRows, type Database } from '../platform/database/database'
import { closedDays, workshops } from './data/workshops'
import { liftsOf } from './chain'
import { randomOf } from './random'
import type { SeedWorkshop } from './types'

const HORIZON_DAYS = 70
const LENGTHS = [60, 90, 120, 180] as const
const GAPS = [30, 60, 90] as const

interface Visit {
  readonly lift: number
  readonly organization: number
  readonly from: WallDateTime
  readonly until: WallDateTime
}

/**
 * Fills the days up to the horizon that no earlier start has filled. Gaps and visits of a lift depend on its id and the
 * date; the share of visits depends on the distance from today.
 */
export async function seedReservations(tx: Database, now: WallDateTime): Promise<void> {
  const today = dateOf(now)
  const [filled] = await queryRows(
    tx,
    sql`select to_char(max(upper(during)), 'YYYY-MM-DD') as last from reservation where session_id is null`,
    object({ last: nullable(string()) }),
  )
  const next = filled?.last ? addDays(filled.last, 1) : today
  const dates = days(next > today ? next : today, addDays(today, HORIZON_DAYS)).filter(
    (date) => !isWeekend(date) && !closedDays.includes(date),
  )
  await insertVisits(
    tx,
    dates.flatMap((date) => workshops.flatMap((workshop) => visitsOf(workshop, date, today))),
  )
  await insertLockers(tx, dates)
}

function visitsOf(workshop: SeedWorkshop, date: WallDate, today: WallDate): Visit[] {
  const daysAway = daysBetween(today, date)
  const share = 0.8 - 0.55 * Math.min(1, daysAway / 40)
  return liftsOf(workshop).flatMap((lift) => {
    const random = randomOf(`${lift} ${date}`)
    const pick = (choices: readonly number[]): number => choices[Math.floor(random() * choices.length)] ?? 60
    const found: Visit[] = []
    const closes = minutesOf(workshop.closes)
    for (let start = minutesOf(workshop.opens); start < closes;) {
      const isVisit = random() < share
      const end = Math.min(start + pick(isVisit ? LENGTHS : GAPS), closes)
      if (isVisit)
        found.push({
          lift,
          organization: workshop.id,
          from: at(date, timeFromMinutes(start)),
          until: at(date, timeFromMinutes(end)),
        })
      start = end
    }
    return found
  })
}

/** Inserts all visits in one query. Skips a visit that overlaps a visitor's booking. */
const insertVisits = (tx: Database, visits: readonly Visit[]) =>
  queryRows(
    tx,
    sql`
      insert into reservation (resource_id, organization_id, during, kind, time_selection_type)
      select lift, organization, tsrange("from", until), 'confirmed', 'EXACT_TIME'
      from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
        as visit (lift int, organization int, "from" timestamp, until timestamp)
      on conflict do nothing`,
    any(),
  )

/** Reserves the key lockers at some mornings and middays. */
async function insertLockers(tx: Database, dates: readonly WallDate[]): Promise<void> {
  const taken = workshops
    .filter((workshop) => workshop.keyLocker)
    .flatMap(({ id }) =>
      dates.flatMap((date) =>
        ['07:00:00', '09:00:00', '13:00:00']
          .filter((time) => randomOf(`locker ${id} ${date} ${time}`)() < 0.2)
          .map((time) => ({ organization: id, at: at(date, time) })),
      ),
    )
  await queryRows(
    tx,
    sql`
      insert into locker_reservation (organization_id, at)
      select organization, at from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb)
        as locker (organization int, at timestamp)
      on conflict do nothing`,
    any(),
  )
}
