import type * as time from '#shared/api/contract/time'
import type { Docs, ErrorDoc } from '../call-doc'
import { organizationMissing, unknownOrganization } from './time-errors'

type FreeTimesCalls = Pick<
  typeof time,
  | 'freeTimes'
  | 'freeTimesMorning'
  | 'freeTimesEvening'
  | 'freeTimesOnOrganization'
  | 'gapTimes'
  | 'selectGapTime'
  | 'lockerReservedTimes'
>

const badPeriod: ErrorDoc = {
  status: 400,
  code: 'BAD_PERIOD',
  when: '`start` or `end` is not a date, `end` is before `start`, or there are more than 62 days between them.',
}
const period = { start: '2026-11-24', end: '2026-11-25' }
const hour = (date: string, start: string, end: string) => ({
  date,
  calendarSlots: [{ startTime: `${date}T${start}`, endTime: `${date}T${end}` }],
  exactTimesAvailable: true,
  onlyDayTimesAvailable: false,
})
const wholeDay = { date: '2026-11-27', calendarSlots: [], exactTimesAvailable: false, onlyDayTimesAvailable: true }

export const freeTimesDocs: Docs<FreeTimesCalls> = {
  freeTimes: {
    summary: 'Free times of the chosen workshop',
    description: `The days from \`start\` to \`end\`, both included, on which the work in the cart can be done, with the times at which
it can start. A time is free while one lift of the workshop is, for as long as the server says that the work takes. Left
out are weekends, closed days, days before today plus \`carenceDays\` (\`GET /settings\`), what is outside opening hours and work
shifts, absences, reservations, and other visitors' holds; this session's own hold is not.

On a day with \`onlyDayTimesAvailable\` the car is left for the day and no hour is offered. \`resourceTimeSelectionTypes\`
(EXACT_TIME and DAY_ONLY by default) says which kinds of day are wanted. Where resources or hour service are selected, the
times are those alone.`,
    input: {
      query: { start: '2026-11-25', end: '2026-11-27', resourceTimeSelectionTypes: ['EXACT_TIME', 'DAY_ONLY'] },
    },
    output: [hour('2026-11-25', '09:00:00', '10:30:00'), wholeDay],
    errors: [organizationMissing, badPeriod],
  },
  freeTimesMorning: {
    summary: 'Free times of the morning shift',
    description: 'As `/free-times`, of the times that start before the workshop’s `shiftChangeTime`.',
    input: { query: period },
    output: [hour('2026-11-24', '07:00:00', '08:30:00')],
    errors: [organizationMissing, badPeriod],
  },
  freeTimesEvening: {
    summary: 'Free times of the evening shift',
    description: 'As `/free-times`, of the times that start at the workshop’s `shiftChangeTime` or later.',
    input: { query: period },
    output: [hour('2026-11-24', '13:00:00', '14:30:00')],
    errors: [organizationMissing, badPeriod],
  },
  freeTimesOnOrganization: {
    summary: 'Free times of another workshop',
    description:
      'As `/free-times`, for the same cart at another workshop. The chosen workshop stays as it is, and none has to be chosen.',
    input: { query: { start: '2026-11-27', end: '2026-11-27', otherOrganizationId: 4 } },
    output: [wholeDay],
    errors: [unknownOrganization, badPeriod],
  },
  gapTimes: {
    summary: 'Free times that fill a gap',
    description: `Of the free times from today to two weeks ahead those that fill a hole in a lift's day: between two visits, or
between one and opening or closing time, and so that less than one step of the calendar (30 minutes) is left before and
after it. They come from both shifts. An empty list where there is none.`,
    output: [hour('2026-11-25', '14:00:00', '15:30:00')],
    errors: [organizationMissing],
  },
  selectGapTime: {
    summary: 'A gap time is chosen',
    description: `Says whether the time that will be reserved is one of \`/free-times/gap\`. While it is said, \`/reserve-time\`
accepts such a time whatever the shift, and puts it into its gap; other times are reserved as ever. Forgotten when another
workshop is chosen.`,
    input: { query: { selected: true } },
    errors: [],
  },
  lockerReservedTimes: {
    summary: 'When the key locker is taken',
    description:
      'Which of the times sent the workshop’s key locker is taken at. What is no date and time is passed over. Asked of the workshop that the session was opened for where none is chosen.',
    input: { body: { startTimes: ['2026-11-25T07:00:00', '2026-11-25T13:00:00'] } },
    output: [{ timeStamp: '2026-11-25T07:00:00' }],
    errors: [{ status: 400, code: 'TOO_MANY', when: 'More than 3000 times are sent.' }],
  },
}
