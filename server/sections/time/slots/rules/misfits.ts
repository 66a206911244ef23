/** Tells why a planned visit does not fit the chain's data any more, as after an import that closes its day. */
import { at, dateOf, timeFromMinutes, type WallDate, type WallDateTime } from '#shared/date/wall-clock'
import { hoursOn } from '../../../../calendar/opening-hours'
import type { ChainFacts } from '../store/chain-facts'
import { offeredTimes, type Direction } from './valet-windows'

/** The part of a visit that the chain's data decides on. */
export interface PlannedVisit {
  /** Null while no workshop is chosen. */
  readonly organizationId: number | null
  /** The reserved time, or the requested day of an enquiry. Null without either. */
  readonly when: { readonly start: WallDateTime; readonly end: WallDateTime } | WallDate | null
  /** Windows in which the car is fetched and brought back. */
  readonly pickup: WallDateTime | null
  readonly return: WallDateTime | null
  /** Days on which the customer brings and collects the car, besides the visit's own. */
  readonly brought?: WallDate | null
  readonly collected?: WallDate | null
  /** Products that the customer chose. */
  readonly products: readonly { readonly id: number; readonly name: string }[]
}

export type Misfit =
  | { readonly kind: 'WORKSHOP_REMOVED' }
  | { readonly kind: 'CLOSED'; readonly date: WallDate }
  /** The hours of the day, in minutes since midnight. */
  | { readonly kind: 'OUTSIDE_HOURS'; readonly date: WallDate; readonly open: number; readonly close: number }
  | { readonly kind: Direction; readonly at: WallDateTime }
  /** The customer brings or collects the car on a closed day. */
  | { readonly kind: 'BROUGHT' | 'COLLECTED'; readonly date: WallDate }
  | { readonly kind: 'PRODUCT_REMOVED'; readonly name: string }

type Chain = Pick<ChainFacts, 'workshops' | 'extras' | 'products'>

/** Returns every reason why the visit does not fit, and none if it fits. Notice and taken times are no reasons. */
export function misfitsOf(chain: Chain, visit: PlannedVisit): Misfit[] {
  const removed = visit.products.filter(({ id }) => !chain.products.has(id))
  return [...misfitsAtWorkshop(chain, visit), ...removed.map(({ name }): Misfit => ({ kind: 'PRODUCT_REMOVED', name }))]
}

function misfitsAtWorkshop(chain: Chain, visit: PlannedVisit): Misfit[] {
  const { organizationId, when, pickup, return: back, brought, collected } = visit
  if (organizationId === null) return []
  const workshop = chain.workshops.get(organizationId)
  if (!workshop) return [{ kind: 'WORKSHOP_REMOVED' }]
  const misfits: Misfit[] = []
  if (when !== null) {
    const date = dateOf(typeof when === 'string' ? when : when.start)
    const hours = hoursOn(workshop, date)
    if (!hours) misfits.push({ kind: 'CLOSED', date })
    else if (typeof when !== 'string' && !isWithin(when, date, hours))
      misfits.push({ kind: 'OUTSIDE_HOURS', date, open: hours.open, close: hours.close })
  }
  const extras = chain.extras.get(organizationId)
  const isDriven = (direction: Direction, time: WallDateTime): boolean => {
    const open = [dateOf(time)].filter((date) => hoursOn(workshop, date) !== undefined)
    return extras !== undefined && offeredTimes(workshop, extras, direction, open, []).includes(time)
  }
  if (pickup !== null && !isDriven('PICKUP', pickup)) misfits.push({ kind: 'PICKUP', at: pickup })
  if (back !== null && !isDriven('RETURN', back)) misfits.push({ kind: 'RETURN', at: back })
  const visited = when === null ? null : dateOf(typeof when === 'string' ? when : when.start)
  const isClosed = (date: WallDate | null | undefined): date is WallDate =>
    typeof date === 'string' && date !== visited && hoursOn(workshop, date) === undefined
  if (isClosed(brought)) misfits.push({ kind: 'BROUGHT', date: brought })
  if (isClosed(collected)) misfits.push({ kind: 'COLLECTED', date: collected })
  return misfits
}

const isWithin = (
  { start, end }: { readonly start: WallDateTime; readonly end: WallDateTime },
  date: WallDate,
  { open, close }: { readonly open: number; readonly close: number },
): boolean => start >= at(date, timeFromMinutes(open)) && end <= at(date, timeFromMinutes(close))
