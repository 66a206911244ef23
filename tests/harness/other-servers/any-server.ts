/**
 * Servers that keep the specification in other ways than the reference server. A seed decides every difference, so that
 * a failing one can be repeated. Nothing here is derived from the structs of the contract, because they are under test.
 */
import { array, create, string, type } from 'superstruct'
import { contract } from '#shared/api/contract'
import type { Endpoint } from '#shared/api/endpoint'
import { otherShapes } from './other-shapes'
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
  /^getBooking(\.organization|\.vehicle|\.order_items|\.booking_total_duration(\.(start|end))?)?$/,
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
  const found = new Set<string>()
  const chance = (what: string): number => hash(`${seed} ${what}`)
  const differ = <T>(path: string, how: string, value: T): T => {
    found.add(`${path}: ${how}`)
    return value
  }

  /** Varies a value. All elements of a list share their path, because a server treats them alike. */
  const varied = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((one: unknown) => varied(one, path))
    if (typeof value === 'number' && isId(path) && chance(`id ${path}`) < 0.5)
      return differ(path, 'text', String(value))
    if (typeof value === 'string' && ENUMERATED.test(path) && chance(`enumeration ${path}`) < RARELY)
      return differ(path, 'unknown value', 'SOMETHING_NEW')
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.entries(value).flatMap(([name, one]: [string, unknown]) =>
      kept(one, `${path}.${name}`).map((other) => [name, other] as const),
    )
    const extra = chance(`extra ${path}`) < RARELY ? differ(path, 'extra field', [['surprise', { of: [path] }]]) : []
    return Object.fromEntries([...fields, ...extra])
  }

  /** Returns the field's value in a list, or an empty list if this server leaves the field out. */
  const kept = (value: unknown, path: string): readonly unknown[] => {
    const turn = isFree(path) && value !== null ? chance(path) : 1
    if (turn < RARELY) return differ(path, 'missing', [])
    if (turn < 2 * RARELY) return differ(path, 'null', [null])
    if (turn < 3 * RARELY && Array.isArray(value)) return differ(path, 'empty list', [[]])
    return [varied(value, path)]
  }

  /** Returns a response without content, for a call of which nothing is needed. */
  const contentless = (call: Call, { method, output, canSayNo }: Endpoint): Response | undefined => {
    const turn = chance(`body of ${call}`)
    const isUnread = output === undefined || OPTIONAL.has(call) || call === 'addAutomaticallyAddedProducts'
    // A command that is answered by a page has failed (AS-09).
    if (isUnread && method === 'GET' && !canSayNo && turn < RARELY)
      return differ(call, 'HTML body', new Response('<!doctype html><title>OK</title>'))
    if (OPTIONAL.has(call) && turn < 2 * RARELY)
      return differ(call, 'HTTP 404', new Response('Not found', { status: 404 }))
    return turn < 3 * RARELY && turn >= RARELY ? differ(call, 'empty body', new Response('')) : undefined
  }

  const vary: Variation = (call, value) => {
    const endpoint: Endpoint = contract[call]
    const none = isFree(call) ? contentless(call, endpoint) : undefined
    if (none || endpoint.output === undefined) return none ?? value
    if (Array.isArray(value) && value.length > 0 && isFree(call) && chance(`list of ${call}`) < RARELY)
      return differ(call, 'empty list', [])
    const other = varied(call === 'settings' ? withoutShownPrice(value) : value, call)
    const shape = otherShapes[call]
    return shape && chance(`shape of ${call}`) < 0.5 ? differ(call, 'another shape', shape(other)) : other
  }
  return { vary, differences: () => [...found].toSorted() }
}

/** Leaves the extension out: the reference server behind this one cannot compare prices that this one tells otherwise. */
function withoutShownPrice(value: unknown): unknown {
  const { extensions, ...settings } = create(value, Announced)
  return { ...settings, extensions: extensions.filter((name) => name !== 'shownPrice') }
}
const Announced = type({ extensions: array(string()) })

/** A number from 0 to 1 that depends on the text alone (FNV-1a, mixed). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32
}
