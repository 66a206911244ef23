/**
 * Servers that keep the specification in other ways than the reference server. A seed decides every difference, so that
 * a failing one can be repeated. Nothing here is derived from the structs of the contract, because they are under test.
 */
import { array, create, string, type } from 'superstruct'
import { contract } from '#shared/api/contract'
import type { Endpoint } from '#shared/api/endpoint'
import { yes, yesOf } from './answers'
import { Chance } from './chance'
import { otherShapes } from './other-shapes'
import { spelled } from './spelled'
import { isId, type Variation } from './varied'

type Call = Parameters<Variation>[0]

export interface AnyServer {
  readonly vary: Variation
  /** What this server has answered otherwise than the reference server, one line each. */
  readonly differences: () => readonly string[]
}

/**
 * What a booking cannot do without and the specification prints, as paths below the call without list indices. It is
 * never left out, null or an empty list.
 */
const NEEDED = [
  /^initSession/,
  /^(getBooking|saveBooking\.booking)(\.organization|\.vehicle|\.order_items|\.booking_total_duration(\.(start|end))?)?$/,
  /^(searchVehicle|reserveTime|services|tireChangeProducts)$/,
  /^(compatible|tireChange)Organizations(\.name)?$/,
  /^services\.description$/,
  /^tireChangeProducts\.tireChangePersonalCarProduct$/,
  /^freeTimes(Morning|Evening)?(\.calendarSlots)?$/,
  // Without its price a booking is an enquiry for a price, and its name is what the journey looks for.
  /\.(id|code|product|provider|responseCode|parameterCode|organizationId)$/,
  /\.(date|startTime|endTime|timeStamp|minPrice|maxPrice|amount)$/,
]

/** Calls that a step can do without (AS-02). */
const OPTIONAL = new Set<Call>([
  'activeOrganizationInfoText',
  'creditInfos',
  'customerSelectableResources',
  'gapTimes',
  'infoTextSettings',
  'moduleSetting',
  'organizationBookingSettings',
  'settings',
  'tireHotelProduct',
  'tirePickUpProduct',
  'toyotaRecalls',
  'vismaPayEnabled',
])

/** Fields whose values an enumeration names. */
const ENUMERATED = /\.(time_selection_type|preferred_contact_method|customer_type|customerType|shift)$/

/** Rarer than one half, so that most of a response is as usual and a failure has few causes. */
const RARELY = 0.15

const isFree = (path: string): boolean => !NEEDED.some((one) => one.test(path))

export function anyServer(seed: number): AnyServer {
  const chance = new Chance(seed)

  /** Varies a value. All elements of a list share their path, because a server treats them alike. */
  const varied = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return listed(value, path)
    if (typeof value === 'number' && isId(path) && chance.of(`id ${path}`) < 0.5)
      return chance.differ(path, 'text', String(value))
    if (typeof value === 'string' && ENUMERATED.test(path) && chance.of(`enumeration ${path}`) < RARELY)
      return chance.differ(path, 'unknown value', 'SOMETHING_NEW')
    if (typeof value !== 'object' || value === null) return spelled(value, path, chance)
    const fields = Object.entries(value).flatMap(([name, one]: [string, unknown]) =>
      kept(one, `${path}.${name}`).map((other) => [name, other] as const),
    )
    const isLarger = chance.of(`extra ${path}`) < RARELY
    const extra = isLarger ? chance.differ(path, 'extra field', [['surprise', { of: [path] }]]) : []
    return Object.fromEntries([...fields, ...extra])
  }

  /** Varies the elements of a list, and adds one of a kind that belongs to no list. */
  const listed = (value: readonly unknown[], path: string): readonly unknown[] => {
    const elements = value.map((one) => varied(one, path))
    const [first] = value
    if (typeof first !== 'object' || chance.of(`bad element ${path}`) >= RARELY) return elements
    const bad = chance.pick(`which bad element ${path}`, [null, { id: null }, 'n/a'])
    return chance.differ(path, `bad element ${JSON.stringify(bad)}`, [bad, ...elements])
  }

  /** Returns the field's value in a list, or an empty list if this server leaves the field out. */
  const kept = (value: unknown, path: string): readonly unknown[] => {
    const turn = isFree(path) && value !== null ? chance.of(path) : 1
    if (turn < RARELY) return chance.differ(path, 'missing', [])
    if (turn < 2 * RARELY) return chance.differ(path, 'null', [null])
    if (turn < 3 * RARELY && Array.isArray(value)) return chance.differ(path, 'empty list', [[]])
    return [varied(value, path)]
  }

  /** Returns a response without content, for a call of which nothing is needed. */
  const contentless = (call: Call, { method, output, canSayNo }: Endpoint): Response | undefined => {
    const turn = chance.of(`body of ${call}`)
    const isUnread = output === undefined || OPTIONAL.has(call) || call === 'addAutomaticallyAddedProducts'
    // A command that is answered by a page has failed (AS-09).
    if (isUnread && method === 'GET' && !canSayNo && turn < RARELY)
      return chance.differ(call, 'HTML body', new Response('<!doctype html><title>OK</title>'))
    if (OPTIONAL.has(call) && turn < 2 * RARELY)
      return chance.differ(call, 'HTTP 404', new Response('Not found', { status: 404 }))
    if (turn >= RARELY && turn < 3 * RARELY) return chance.differ(call, 'empty body', new Response(''))
    return output === undefined && method !== 'GET' ? yes(call, chance) : undefined
  }

  const vary: Variation = (call, value) => {
    const endpoint: Endpoint = contract[call]
    const other = isFree(call) ? contentless(call, endpoint) : yesOf(call, chance)
    if (other || endpoint.output === undefined) return other ?? value
    if (Array.isArray(value) && value.length > 0 && isFree(call) && chance.of(`list of ${call}`) < RARELY)
      return chance.differ(call, 'empty list', [])
    const all = varied(call === 'settings' ? withoutShownPrice(value) : value, call)
    const shape = otherShapes[call]
    return shape && chance.of(`shape of ${call}`) < 0.5 ? chance.differ(call, 'another shape', shape(all)) : all
  }
  return { vary, differences: () => [...chance.found].toSorted() }
}

/** Leaves the extension out: the reference server behind this one cannot compare prices that this one tells otherwise. */
function withoutShownPrice(value: unknown): unknown {
  const { extensions, ...settings } = create(value, Announced)
  return { ...settings, extensions: extensions.filter((name) => name !== 'shownPrice') }
}
const Announced = type({ extensions: array(string()) })
