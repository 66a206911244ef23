import { clockTime, day, list, orNull, record, withDefault } from './parts'

const shortDay = record('A day with shorter hours than its day of the week.', {
  date: day('YYYY-MM-DD.'),
  opens: withDefault(orNull(clockTime('When it opens. null: as usual.')), null),
  closes: withDefault(orNull(clockTime('When it closes. null: as usual.')), null),
})

/** Most days in one list: many years of them. */
const MOST = 1000

/** The lists of days that differ from the days of the week, of the chain and of a workshop. A date is in one of them. */
export const differingDays = {
  closedDays: withDefault(list('Days on which it is closed.', day('YYYY-MM-DD.'), MOST), []),
  shortDays: withDefault(
    list('Days on which it opens later or closes earlier than usual. Longer hours have no effect.', shortDay, MOST),
    [],
  ),
  openDays: withDefault(
    list(
      'Days with the usual hours, although they are public holidays or the chain is closed.',
      day('YYYY-MM-DD.'),
      MOST,
    ),
    [],
  ),
}
