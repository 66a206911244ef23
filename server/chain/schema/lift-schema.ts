import type { ChainHours, ChainLift } from '../document'
import {
  clockTime,
  formed,
  idNumber,
  list,
  makes,
  orNull,
  record,
  wholeNumber,
  withDefault,
  words,
  yesNo,
} from './schema-parts'

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/

const weekday = wholeNumber('Day of the week: 1 is Monday, 7 is Sunday.', 1, 7)
const dateTime = (description: string) =>
  formed(`${description} Local time of the workshop, YYYY-MM-DDTHH:mm.`, DATE_TIME, '2026-12-28T07:00')

export const hours = record<ChainHours>('Opening hours of one day of the week.', {
  weekday,
  opens: clockTime('Start of work.'),
  closes: clockTime('End of work, after opens.'),
  dayOnlyFromMinutes: withDefault(
    orNull(
      wholeNumber(
        'Jobs of at least this many minutes are booked for the whole day, without a time of day. 0: all jobs. null: none.',
        0,
        1440,
      ),
    ),
    null,
  ),
})

const shift = record<ChainLift['shifts'][number]>('A shift on one day of the week.', {
  weekday,
  starts: clockTime('Start of the shift.'),
  ends: clockTime('End of the shift, after starts.'),
})

const absence = record<ChainLift['absences'][number]>('A period during which the lift takes no jobs.', {
  start: dateTime('Start of the absence.'),
  end: dateTime('End of the absence, after start.'),
})

export const lift = record<ChainLift>('A lift with its mechanic. A job occupies one lift for its whole duration.', {
  id: idNumber('Id of the lift, unique in the chain.'),
  name: words('Name shown to the workshop.', 100),
  displayName: withDefault(orNull(words('Name shown to customers. null: the same as name.', 100)), null),
  customerSelectable: withDefault(yesNo('Whether customers can choose it.'), false),
  hourServiceOnly: withDefault(yesNo('Whether it is reserved for hour service and takes no other jobs.'), false),
  makes: makes('Vehicle makes that this lift serves. A make that no lift of the workshop lists can use any lift.'),
  shifts: withDefault(
    list(
      'Its shifts, at most one per day of the week. Without any, it works during the opening hours of the workshop.',
      shift,
      7,
    ),
    [],
  ),
  absences: withDefault(list('Leave, training, or a lift out of order. Absences must not overlap.', absence, 1000), []),
})
