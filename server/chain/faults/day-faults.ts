import type { ChainDocument } from '../schema/document'
import { repeated, type Fault } from './fault'

/** Returns the faults of the days of the chain or of a workshop, whose path is `of`. A date is in one list, once. */
export function dayFaults(
  { closedDays, shortDays, openDays }: Pick<ChainDocument, 'closedDays' | 'shortDays' | 'openDays'>,
  of = '',
): Fault[] {
  const all = [
    ...closedDays.map((date, index) => ({ date, path: `${of}/closedDays/${index}` })),
    ...shortDays.map(({ date }, index) => ({ date, path: `${of}/shortDays/${index}/date` })),
    ...openDays.map((date, index) => ({ date, path: `${of}/openDays/${index}` })),
  ]
  return [
    ...repeated(
      all,
      ({ date }) => date,
      (index) => all[index]?.path ?? of,
    ),
    ...shortDays.flatMap(({ opens, closes }, index) => {
      if (opens === null && closes === null)
        return [{ path: `${of}/shortDays/${index}`, message: 'must have opens or closes; a usual day is in openDays' }]
      return opens !== null && closes !== null && closes <= opens
        ? [{ path: `${of}/shortDays/${index}/closes`, message: 'must be after opens' }]
        : []
    }),
  ]
}
