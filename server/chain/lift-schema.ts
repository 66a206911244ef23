import type { ChainHours, ChainLift } from './document'
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
  formed(`${description} Wall clock of the workshop, YYYY-MM-DDTHH:mm.`, DATE_TIME, '2026-12-28T07:00')

export const hours = record<ChainHours>('Opening hours of one day of the week.', {
  weekday,
  opens: clockTime('When work starts.'),
  closes: clockTime('When work ends; after opens.'),
  dayOnlyFromMinutes: withDefault(
    orNull(
      wholeNumber(
        'Jobs of at least so many minutes have no hour that day: the car is left for the whole day. 0: every job. null: none.',
        0,
        1440,
      ),
    ),
    null,
  ),
})

const shift = record<ChainLift['shifts'][number]>('When the lift is worked at on one day of the week.', {
  weekday,
  starts: clockTime('When the shift starts.'),
  ends: clockTime('When the shift ends; after starts.'),
})

const absence = record<ChainLift['absences'][number]>('A time in which nothing is put on the lift.', {
  start: dateTime('When it starts.'),
  end: dateTime('When it is over; after start.'),
})

export const lift = record<ChainLift>(
  'A lift, with whoever works at it: what one car takes up for the whole of a job.',
  {
    id: idNumber('Number of the lift, one of its own in the whole chain.'),
    name: words('Name, for the workshop.', 100),
    displayName: withDefault(orNull(words('What customers know it by; null: by its name.', 100)), null),
    customerSelectable: withDefault(yesNo('Whether customers may ask for it.'), false),
    hourServiceOnly: withDefault(yesNo('Kept free for hour service: no other job is put on it.'), false),
    makes: makes(
      'Makes that are worked on here; a make that no lift of the workshop names can be put on each of them.',
    ),
    shifts: withDefault(
      list('Its shifts, at most one a day. None: it works whenever the workshop is open.', shift, 7),
      [],
    ),
    absences: withDefault(list('Leave, training, a lift out of order; none overlaps another.', absence, 1000), []),
  },
)
