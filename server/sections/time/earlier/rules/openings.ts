/** Times that a change of the chain adds: longer hours, another lift, a removed absence or closed day, less notice. */
import { at, days, midnightOf, timeFromMinutes, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import type { FreedTime } from '../../../../holds/freed-time'
import type { Openings } from '../../../../platform/database/schema/earlier-times'
import { type ChainFacts, isBookable, type Workshop, workOn } from '../../slots/index'

const liftsOf = ({ workshop: { resources, hourLanes } }: Pick<Openings, 'workshop'>): number[] => [
  ...resources,
  ...hourLanes,
]

/** Returns what decides when a workshop's lifts can be booked. */
export function openingsOf(facts: ChainFacts, workshop: Workshop): Openings {
  const lifts = liftsOf({ workshop })
  return {
    workshop,
    shifts: lifts.flatMap((lift) => facts.shifts.get(lift) ?? []),
    absences: lifts.flatMap((lift) => facts.absences.get(lift) ?? []),
  }
}

interface Period {
  readonly now: WallDateTime
  readonly first: WallDate
  readonly last: WallDate
}

/** Returns the times, by lift and day, that could not be booked before and now can. Ignores reservations. */
export function addedTimes(before: Openings, after: Openings, { now, first, last }: Period): FreedTime[] {
  return days(first, last).flatMap((date) =>
    liftsOf(after).flatMap((resourceId) =>
      without(workedOn(after, resourceId, date, now), workedOn(before, resourceId, date, now)).map(
        ([start, end]): FreedTime => ({
          organizationId: after.workshop.id,
          resourceId,
          start: at(date, timeFromMinutes(start)),
          end: at(date, timeFromMinutes(end)),
        }),
      ),
    ),
  )
}

/** Start and end in minutes since midnight. */
type Span = readonly [start: number, end: number]

const DAY_MINUTES = 1440

/** Returns when a lift can be booked on a date. */
function workedOn(openings: Openings, lift: number, date: WallDate, now: WallDateTime): readonly Span[] {
  const { shifts, absences } = openings
  const workshop = workshopOf(openings)
  if (!liftsOf(openings).includes(lift)) return []
  if (!isBookable({ workshop, now }, date)) return []
  const ofLift = shifts.filter(({ resource }) => resource === lift)
  const work = workOn(date, lift, ofLift, workshop)
  if (!work) return []
  const midnight = midnightOf(date)
  const absent = absences
    .filter(({ resource }) => resource === lift)
    .map(({ start, end }): Span => [Math.max(0, start - midnight), Math.min(DAY_MINUTES, end - midnight)])
  return without([[work.start, work.end]], absent)
}

/** The workshop of openings, also of those that an earlier release has stored. */
const workshopOf = ({ workshop, closedDays = [] }: Openings): Workshop => ({
  ...workshop,
  exceptions: workshop.exceptions ?? Object.fromEntries(closedDays.map((date) => [date, 'closed'])),
})

/** Returns the parts of some spans that no taken span covers. */
const without = (spans: readonly Span[], taken: readonly Span[]): readonly Span[] =>
  taken.reduce(
    (left, [from, to]) =>
      left.flatMap(([start, end]) => {
        const parts: readonly Span[] = [
          [start, Math.min(end, from)],
          [Math.max(start, to), end],
        ]
        return parts.filter(([first, last]) => first < last)
      }),
    spans,
  )
