import type * as slots from '#shared/api/contract/time/slots'
import { badRequest, type Docs } from '../../../../openapi/call-doc'
import { organizationMissing, tooMany, unknownOrganization } from '../../../../openapi/common-errors'

const badPeriod = badRequest(
  'BAD_PERIOD',
  '`start` or `end` is not a date, `end` is before `start`, or there are more than 62 days between them.',
)
const period = { start: '2026-11-25', end: '2026-11-25' }
const hour = (date: string, start: string, end: string) => ({
  date,
  calendarSlots: [{ startTime: `${date}T${start}`, endTime: `${date}T${end}` }],
  exactTimesAvailable: true,
  onlyDayTimesAvailable: false,
})
const wholeDay = { date: '2026-11-27', calendarSlots: [], exactTimesAvailable: false, onlyDayTimesAvailable: true }

export const freeTimesDocs = {
  freeTimes: {
    heading: 'Time',
    summary: 'Free times of the chosen workshop',
    description: `Lists the days from \`start\` to \`end\`, both included, on which the work in the cart can be done, with its possible
start times. A time is free if one lift of the workshop is free for the duration of the work, which the server
calculates. Excluded are weekends, closed days, the days blocked by \`carenceDays\` (\`GET /settings\`), and times
outside opening hours and work shifts. Absences, reservations and other visitors’ holds are also excluded. This
session’s own hold is not.

On a day with \`onlyDayTimesAvailable\` the car is left for the day and no hours are offered.
\`resourceTimeSelectionTypes\` (default EXACT_TIME and DAY_ONLY) selects the kinds of days. If resources or hour
service are selected, only their times are listed.`,
    input: {
      query: { start: '2026-11-25', end: '2026-11-27', resourceTimeSelectionTypes: ['EXACT_TIME', 'DAY_ONLY'] },
    },
    output: [hour('2026-11-25', '09:00:00', '10:30:00'), wholeDay],
    errors: [organizationMissing, badPeriod],
  },
  freeTimesMorning: {
    heading: 'Time',
    summary: 'Free times of the morning shift',
    description: 'Like `/free-times`, but only times that start before the workshop’s `shiftChangeTime`.',
    input: { query: period },
    output: [hour('2026-11-25', '09:00:00', '10:30:00')],
    errors: [organizationMissing, badPeriod],
  },
  freeTimesEvening: {
    heading: 'Time',
    summary: 'Free times of the evening shift',
    description: 'Like `/free-times`, but only times that start at the workshop’s `shiftChangeTime` or later.',
    input: { query: period },
    output: [hour('2026-11-25', '13:00:00', '14:30:00')],
    errors: [organizationMissing, badPeriod],
  },
  freeTimesOnOrganization: {
    heading: 'Time',
    summary: 'Free times of another workshop',
    description:
      'Like `/free-times`, for the same cart at another workshop. Does not change the selected workshop, and does not require one.',
    input: { query: { start: '2026-11-27', end: '2026-11-27', otherOrganizationId: 4 } },
    output: [wholeDay],
    errors: [unknownOrganization, badPeriod],
  },
  gapTimes: {
    heading: 'Time',
    summary: 'Free times that fill a gap',
    description: `Lists the free times of the next two weeks that fill a gap in a lift’s day. A gap lies between two visits, or between
a visit and opening or closing time. Less than one step of the calendar (30 minutes) remains before and after the
time. Includes both shifts. Empty if there is none.`,
    output: [hour('2026-11-25', '14:00:00', '15:30:00')],
    errors: [organizationMissing],
  },
  selectGapTime: {
    heading: 'Time',
    summary: 'Select a gap time',
    description:
      'Sets whether the next reserved time is one of `/free-times/gap`. If set, `/reserve-time` accepts such a time in any shift and reserves it in its gap. Other times are reserved as usual. Reset when another workshop is selected.',
    input: { query: { selected: true } },
    errors: [],
  },
  lockerReservedTimes: {
    heading: 'Time',
    summary: 'Times when the key locker is taken',
    description:
      'Returns those of the given times at which the workshop’s key locker is taken. Ignores values that are not a date and time. Without a selected workshop, uses the one that the session was opened for.',
    input: { body: { startTimes: ['2026-11-25T07:00:00', '2026-11-25T13:00:00'] } },
    output: [{ timeStamp: '2026-11-25T07:00:00' }],
    errors: [tooMany('More than 1000 times are sent, or times of more than 62 days.')],
  },
} satisfies Partial<Docs<typeof slots>>
