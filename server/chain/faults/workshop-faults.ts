import { isDate } from '#shared/date/wall-clock'
import type { ChainLift, ChainTransport, ChainWorkshop } from '../schema/document'
import { dayFaults } from './day-faults'
import { repeated, type Fault } from './fault'

/** Returns the faults of the workshops, their hours and their lifts. */
export function workshopFaults(workshops: readonly ChainWorkshop[]): Fault[] {
  const lifts = workshops.flatMap((workshop, at) =>
    workshop.lifts.map((lift, index) => ({ ...lift, path: `/workshops/${at}/lifts/${index}` })),
  )
  return [
    ...(workshops.length === 0 ? [{ path: '/workshops', message: 'must have at least one workshop' }] : []),
    ...repeated(
      workshops,
      (one) => one.id,
      (index) => `/workshops/${index}/id`,
    ),
    ...parentFaults(workshops),
    ...workshops.flatMap((workshop, index) => ownFaults(workshop, `/workshops/${index}`)),
    ...repeated(
      lifts,
      (lift) => lift.id,
      (index) => `${lifts[index]?.path ?? ''}/id`,
    ),
    ...lifts.flatMap((lift) => liftFaults(lift, lift.path)),
  ]
}

function parentFaults(workshops: readonly ChainWorkshop[]): Fault[] {
  const parents = new Map(workshops.map(({ id, parentId }) => [id, parentId]))
  return workshops.flatMap(({ id, parentId }, index) => {
    const path = `/workshops/${index}/parentId`
    if (parentId === null) return []
    if (!parents.has(parentId)) return [{ path, message: `is not the id of a workshop in this document: ${parentId}` }]
    return leadsBack(id, parents) ? [{ path, message: 'forms a cycle' }] : []
  })
}

/** Checks whether the workshop is among its own ancestors. */
function leadsBack(id: number, parents: ReadonlyMap<number, number | null>): boolean {
  const seen = new Set<number>()
  for (let at = parents.get(id) ?? null; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}

function ownFaults(workshop: ChainWorkshop, path: string): Fault[] {
  const { openingHours, infoTexts, latitude, longitude } = workshop
  return [
    ...inOrder(workshop.opens, workshop.closes, `${path}/closes`, 'opens'),
    ...openingHours.flatMap(({ opens, closes }, index) =>
      inOrder(opens, closes, `${path}/openingHours/${index}/closes`, 'opens'),
    ),
    ...repeated(
      openingHours,
      (hours) => hours.weekday,
      (index) => `${path}/openingHours/${index}/weekday`,
    ),
    ...repeated(
      infoTexts,
      (text) => text.code,
      (index) => `${path}/infoTexts/${index}/code`,
    ),
    ...dayFaults(workshop, path),
    ...transportFaults(workshop.transport, `${path}/transport`),
    ...((latitude === null) === (longitude === null)
      ? []
      : [{ path: `${path}/longitude`, message: 'and latitude must both be numbers or both be null' }]),
  ]
}

/** Every car that is fetched is also brought back. */
const transportFaults = (transport: ChainWorkshop['transport'], path: string): Fault[] =>
  transport === null
    ? []
    : [...windowFaults(transport.pickups, `${path}/pickups`), ...windowFaults(transport.returns, `${path}/returns`)]

const windowFaults = (windows: ChainTransport['pickups'], path: string): Fault[] =>
  windows.length === 0
    ? [{ path, message: 'must have at least one window' }]
    : repeated(
        windows,
        (one) => one.starts,
        (index) => `${path}/${index}/starts`,
      )

function liftFaults({ shifts, absences }: ChainLift, path: string): Fault[] {
  const absence = (index: number) => `${path}/absences/${index}`
  return [
    ...shifts.flatMap(({ starts, ends }, index) => inOrder(starts, ends, `${path}/shifts/${index}/ends`, 'starts')),
    ...repeated(
      shifts,
      (shift) => shift.weekday,
      (index) => `${path}/shifts/${index}/weekday`,
    ),
    ...absences.flatMap(({ start, end }, index) => [
      ...realDay(start, `${absence(index)}/start`),
      ...realDay(end, `${absence(index)}/end`),
      ...inOrder(start, end, `${absence(index)}/end`, 'start'),
    ]),
    ...overlaps(absences, absence),
  ]
}

const inOrder = (first: string, last: string, path: string, name: string): Fault[] =>
  last > first ? [] : [{ path, message: `must be after ${name}` }]

const realDay = (dateTime: string, path: string): Fault[] =>
  isDate(dateTime.slice(0, 10)) ? [] : [{ path, message: 'is not an existing date' }]

/**
 * Sorted by start, each absence is compared with the preceding one that ends last. Of three nested absences both later
 * ones are reported.
 */
function overlaps(absences: ChainLift['absences'], pathOf: (index: number) => string): Fault[] {
  const byStart = absences
    .map((absence, index) => ({ ...absence, index }))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.index - b.index))
  let last: (typeof byStart)[number] | undefined
  return byStart.flatMap((absence) => {
    const before = last
    if (!before || absence.end > before.end) last = absence
    return before && absence.start < before.end
      ? [{ path: pathOf(absence.index), message: `overlaps ${pathOf(before.index)}` }]
      : []
  })
}
