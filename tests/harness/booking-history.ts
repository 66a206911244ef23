/**
 * Pure model of a history of holds, expiries, day requests, bookings, moves and cancellations. Predicts each outcome.
 */
import fc from 'fast-check'

export const VISITORS = 3
/** Two lifts, and slots of which the second overlaps the first and the third. */
export const LIFTS = 2
export const SLOTS = ['07:00|08:30', '08:00|09:30', '09:00|10:30'] as const

interface Plain<Do> {
  readonly do: Do
  readonly who: number
}

export type Act =
  | { readonly do: 'reserve'; readonly who: number; readonly slot: number }
  | Plain<'release'>
  | Plain<'lead'>
  | Plain<'expire'>
  | Plain<'save'>
  | { readonly do: 'open'; readonly who: number; readonly of: number }
  | { readonly do: 'cancel'; readonly who: number; readonly of: number }

/** One act, or two concurrent acts. */
export type Step = readonly [Act] | readonly [Act, Act]

export type Outcome = 'ok' | 'refused' | 'skipped'

interface Place {
  readonly slot: number
  readonly lift: number
}
interface Visitor {
  readonly done: boolean
  readonly hold: (Place & { readonly live: boolean }) | null
  readonly lead: boolean
  readonly hasReserved: boolean
  readonly changes: { readonly of: number; readonly version: number } | null
}
/** A booking, keyed by the visitor who made it. */
interface Booking {
  readonly place: Place | null
  readonly lead: boolean
  readonly cancelled: boolean
  readonly version: number
}
export interface State {
  readonly visitors: readonly Visitor[]
  readonly bookings: Readonly<Record<number, Booking>>
}

const newcomer: Visitor = { done: false, hold: null, lead: false, hasReserved: false, changes: null }
export const beginning: State = { visitors: Array.from({ length: VISITORS }, () => newcomer), bookings: {} }

const overlaps = (one: number, other: number): boolean => Math.abs(one - other) < 2

function freeLift({ visitors, bookings }: State, who: number, slot: number): number | undefined {
  const holds = visitors.flatMap(({ hold }, index) => (hold?.live && index !== who ? [hold] : []))
  const booked = Object.values(bookings).flatMap(({ place }) => place ?? [])
  const isTaken = (lift: number) => [...holds, ...booked].some((one) => one.lift === lift && overlaps(one.slot, slot))
  return Array.from({ length: LIFTS }, (_, lift) => lift).find((lift) => !isTaken(lift))
}

/** Returns the state after an act, and its outcome. `known`: the bookings whose keys existed when the step began. */
export function after(state: State, act: Act, known: ReadonlySet<number>): readonly [State, Outcome] {
  const visitor = state.visitors[act.who] ?? newcomer
  const being = (changed: Partial<Visitor>): State => ({
    ...state,
    visitors: state.visitors.map((one, index) => (index === act.who ? { ...visitor, ...changed } : one)),
  })
  if (act.do === 'expire') return [visitor.hold ? being({ hold: { ...visitor.hold, live: false } }) : state, 'ok']
  if (act.do === 'open' || act.do === 'cancel') return afterKey(state, act, known, being)
  if (act.do === 'save') return afterSave(state, act.who, being)
  if (visitor.done) return [state, 'refused']
  if (act.do === 'release') return [being({ hold: null, lead: false, hasReserved: false }), 'ok']
  if (act.do === 'lead') return [being({ hold: null, lead: true, hasReserved: false }), 'ok']
  const lift = freeLift(state, act.who, act.slot)
  if (lift === undefined) return [state, 'refused']
  return [being({ hold: { slot: act.slot, lift, live: true }, lead: false, hasReserved: true }), 'ok']
}

type Being = (changed: Partial<Visitor>) => State

function afterKey(
  state: State,
  act: Extract<Act, { of: number }>,
  known: ReadonlySet<number>,
  being: Being,
): readonly [State, Outcome] {
  const booking = state.bookings[act.of]
  if (!booking || !known.has(act.of)) return [state, 'skipped']
  if (act.do === 'cancel') {
    if (booking.cancelled) return [state, 'ok']
    const cancelled = { ...booking, place: null, cancelled: true, version: booking.version + 1 }
    return [{ ...state, bookings: { ...state.bookings, [act.of]: cancelled } }, 'ok']
  }
  if (booking.cancelled) return [state, 'refused']
  if (state.visitors[act.who]?.done) return [state, 'ok']
  const changes = { of: act.of, version: booking.version }
  return [being({ hold: null, lead: booking.lead, hasReserved: false, changes }), 'ok']
}

function afterSave(state: State, who: number, being: Being): readonly [State, Outcome] {
  const { done, hold, lead, hasReserved, changes } = state.visitors[who] ?? newcomer
  if (done) return [state, 'ok']
  const held = hold?.live ? { slot: hold.slot, lift: hold.lift } : null
  const saved = (name: number, booking: Omit<Booking, 'cancelled'>): readonly [State, Outcome] => {
    const next = being({ done: true, hold: held ? null : hold })
    return [{ ...next, bookings: { ...state.bookings, [name]: { ...booking, cancelled: false } } }, 'ok']
  }
  const before = changes ? state.bookings[changes.of] : undefined
  if (changes && (!before || before.cancelled || before.version !== changes.version)) return [state, 'refused']
  const kept = before && !lead && !hasReserved ? before.place : null
  const place = held ?? kept
  if (!place && !lead) return [state, 'refused']
  return saved(changes?.of ?? who, { place, lead: !place && lead, version: (before?.version ?? 0) + 1 })
}

/** The occupied slots, in the format in which the test reads them from the database. */
export const takenIn = ({ visitors, bookings }: State): string[] =>
  [
    ...visitors.flatMap(({ hold }, who) => (hold?.live ? [`${hold.lift} ${hold.slot} held by ${who}`] : [])),
    ...Object.entries(bookings).flatMap(([name, { place }]) =>
      place ? [`${place.lift} ${place.slot} booked by ${name}`] : [],
    ),
  ].sort()

const who = fc.nat({ max: VISITORS - 1 })
const plain = <Do extends 'save' | 'release' | 'lead' | 'expire'>(does: Do) => fc.record({ do: fc.constant(does), who })
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('reserve'), who, slot: fc.nat({ max: SLOTS.length - 1 }) }) },
  { weight: 9, arbitrary: plain('save') },
  { weight: 2, arbitrary: plain('release') },
  { weight: 2, arbitrary: plain('lead') },
  { weight: 2, arbitrary: plain('expire') },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('open'), who, of: who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel'), who, of: who }) },
)
/**
 * Excludes two concurrent calls of one visitor if one opens a booking. Opening reads and then writes, so the pair
 * matches no serial order.
 */
const isJudgeable = ([one, other]: readonly [Act, Act]): boolean =>
  one.who !== other.who || (one.do !== 'open' && other.do !== 'open')

export const histories: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof({ weight: 2, arbitrary: fc.tuple(act) }, { weight: 1, arbitrary: fc.tuple(act, act).filter(isJudgeable) }),
  { minLength: 3, maxLength: 9 },
)
