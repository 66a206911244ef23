/** Lines about the plans that an import makes unfit, for the operator's terminal. */
import { dateOf, timeFromMinutes, timeOf, type WallDateTime } from '#shared/date/wall-clock'
import { isolated, terminalCell } from '#shared/text/cells'
import { pseudonym } from '../../platform/secrets'
import type { Misfit } from '../../sections/time/slots/index'
import { KINDS, type Planned } from './planned-visits'

export interface Unfit extends Omit<Planned, 'misfits'> {
  readonly misfits: readonly Misfit[]
  /** Whether a reason comes with the import. */
  readonly isNew: boolean
}

type Counted = Unfit['kind'] | 'VALET'

const PLURALS: Readonly<Record<Counted, string>> = {
  BOOKING: 'bookings',
  HOLD: 'held times',
  OFFER: 'offers of an earlier time',
  CART: 'carts',
  VALET: 'pick-ups and returns',
}
const NAMES: Readonly<Record<Unfit['kind'], string>> = {
  BOOKING: 'booking',
  HOLD: 'time held by session',
  OFFER: 'earlier time offered to booking',
  CART: 'cart of session',
}

const MARKED = '; npm run bookings -- list marks the bookings until somebody has dealt with them'

/** Returns the counts by kind and a line for each plan in time order; no line if everything fits. */
export function unfitLines(unfit: readonly Unfit[], secret: string): string[] {
  if (unfit.length === 0) return []
  const sorted = unfit.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  return [
    ...[...KINDS, 'VALET' as const].flatMap((kind) => countLine(kind, unfit)),
    ...sorted.map((one) => `  ${lineOf(one, secret)}`),
    `nothing of this is moved or cancelled${unfit.some(({ kind }) => kind === 'BOOKING') ? MARKED : ''}`,
  ]
}

function countLine(kind: Counted, unfit: readonly Unfit[]): string[] {
  const own = unfit.filter((one) => (kind === 'VALET' ? one.misfits.some(isValet) : one.kind === kind))
  const fresh = own.filter(({ isNew }) => isNew).length
  return own.length === 0
    ? []
    : [`${PLURALS[kind]} that no longer fit: ${own.length} (${fresh} because of this document)`]
}

const isValet = ({ kind }: Misfit): boolean => kind === 'PICKUP' || kind === 'RETURN'

function lineOf({ kind, id, at, workshop, phone, misfits, isNew }: Unfit, secret: string): string {
  const plan = [
    `${NAMES[kind]} ${pseudonym(secret, id)}`,
    at === '' ? 'no time' : momentOf(at),
    isolated(terminalCell(workshop)) || 'no workshop',
    phone.trim() === '' ? 'no telephone number' : `telephone ${isolated(terminalCell(phone))}`,
  ]
  return `${plan.join(', ')}: ${misfits.map(reasonOf).join('; ')}${isNew ? '' : ' (also before)'}`
}

// oxlint-disable-next-line consistent-return -- the compiler checks that every kind has its case
function reasonOf(misfit: Misfit): string {
  switch (misfit.kind) {
    case 'WORKSHOP_REMOVED':
      return 'the workshop is removed'
    case 'CLOSED':
      return `the workshop is closed on ${misfit.date}`
    case 'OUTSIDE_HOURS':
      return `the workshop is open on ${misfit.date} from ${hourOf(misfit.open)} to ${hourOf(misfit.close)} only`
    case 'PICKUP':
      return `no car is picked up at ${momentOf(misfit.at)}`
    case 'RETURN':
      return `no car is returned at ${momentOf(misfit.at)}`
    case 'BROUGHT':
      return `the workshop is closed on ${misfit.date}, when the customer brings the car`
    case 'COLLECTED':
      return `the workshop is closed on ${misfit.date}, when the customer collects the car`
    case 'PRODUCT_REMOVED':
      return `not sold any more: ${isolated(terminalCell(misfit.name))}`
  }
}

const hourOf = (minutes: number): string => timeFromMinutes(minutes).slice(0, 5)
/** '2026-12-24 09:00', or the day alone. */
const momentOf = (at: WallDateTime): string => (at.length > 10 ? `${dateOf(at)} ${timeOf(at).slice(0, 5)}` : at)
