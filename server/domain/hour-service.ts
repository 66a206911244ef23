/** Hour service: small jobs done while the customer waits, on lanes kept free for them or on any lift. */
import { at, timeFromMinutes } from '#shared/date/wall-clock'
import type { CalendarQuestion, OpenDay } from './calendar'

/** How long a visit takes, and the longest job that fits one, in minutes. */
const HOUR = 60

/** The question as hour service answers it: no free times where the workshop does not offer it or the job is too long. */
export function asHourService(question: CalendarQuestion): CalendarQuestion {
  const { workshop, minutes } = question
  const isOffered = workshop.hourService && minutes <= HOUR
  return {
    ...question,
    minutes: HOUR,
    workshop: {
      ...workshop,
      // Nobody waits a whole day for an hour's work.
      hours: workshop.hours.map((hours) => ({ ...hours, dayOnlyFrom: null })),
      // The lanes first: a lift may be wanted for a longer job.
      resources: isOffered ? [...workshop.hourLanes, ...workshop.resources] : [],
    },
  }
}

const firstStart = ([day]: readonly OpenDay[]): string | undefined => {
  const start = day?.starts[0]
  return day && start !== undefined ? at(day.date, timeFromMinutes(start)) : undefined
}

/** Whether the first free time of `some` comes before that of `others`; any comes before none. Days in order. */
export function comesFirst(some: readonly OpenDay[], others: readonly OpenDay[]): boolean {
  const [one, other] = [firstStart(some), firstStart(others)]
  return one !== undefined && (other === undefined || one < other)
}
