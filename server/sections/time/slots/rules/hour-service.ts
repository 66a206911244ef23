/** Hour service: small jobs done while the customer waits, on lanes reserved for them or on any lift. */
import { at, timeFromMinutes } from '#shared/date/wall-clock'
import type { CalendarQuestion, OpenDay } from './calendar'

/** Length of a visit and maximum duration of its job, in minutes. */
const HOUR = 60

/** Adapts a calendar question to hour service. No resources remain if it is not offered or the job is too long. */
export function asHourService(question: CalendarQuestion): CalendarQuestion {
  const { workshop, minutes } = question
  const isOffered = workshop.hourService && minutes <= HOUR
  return {
    ...question,
    minutes: HOUR,
    workshop: {
      ...workshop,
      // Hour service is never booked for a whole day.
      hours: workshop.hours.map((hours) => ({ ...hours, dayOnlyFrom: null })),
      // Lanes come first, because a longer job may need a lift.
      resources: isOffered ? [...workshop.hourLanes, ...workshop.resources] : [],
    },
  }
}

const firstStart = ([day]: readonly OpenDay[]): string | undefined => {
  const start = day?.starts[0]
  return day && start !== undefined ? at(day.date, timeFromMinutes(start)) : undefined
}

/** Whether the first free time of `some` is before that of `others`, or `others` has none. Days must be in order. */
export function comesFirst(some: readonly OpenDay[], others: readonly OpenDay[]): boolean {
  const [one, other] = [firstStart(some), firstStart(others)]
  return one !== undefined && (other === undefined || one < other)
}
