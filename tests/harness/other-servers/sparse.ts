/**
 * Reduces responses to the fields in specification section 3, which proves that the SPA needs no others (API-05).
 * It lists the allowed fields, so that a new field of the reference server is dropped by default.
 */
import type { BookingContract } from '#shared/api/contract'
import type { App } from '#server/app/app'
import { callOf } from '../../../scripts/tools/call-of'
import { textOf } from '#server/http/headers/encoding'

/** Filter for a value: `true` keeps it whole, a list filters each element, an object keeps the fields it names. */
type Shape = true | readonly [Shape] | { readonly [field: string]: Shape }

const price = { normal_price: true, active_price: true, has_public_campaign: true, undefined: true } as const
const product = { id: true, provider: true } as const
const parameter = { parameterCode: true, selectedValue: true } as const
const orderItem = { product, description: true, display_description: true, price } as const
const settings = { carenceDays: true, shiftChangeTime: true, keyLockerInstalled: true } as const
const organization = {
  id: true,
  name: true,
  address: true,
  post_code: true,
  post_office: true,
  opening_time: true,
  closing_time: true,
} as const
const suggestion = {
  product,
  description: true,
  price,
  additional_products: [{ product, description: true, price }],
  additional_data: { infoDescription: true },
  // The specification does not show the fields of a spare part.
  suggestion_sub_rows: [{ spareParts: [{}] }],
  suggested_tire: true,
} as const
const category = { id: true, products: [suggestion] } as const
const tireProduct = { product: { id: true }, price: { active_price: true } } as const
const freeDays = [
  {
    date: true,
    calendarSlots: [{ startTime: true, endTime: true }],
    exactTimesAvailable: true,
    onlyDayTimesAvailable: true,
  },
] as const
const booking = {
  organization,
  vehicle: {
    register_number: true,
    make: true,
    model: true,
    classification: { id: true, name: true },
    kilometers: true,
  },
  kilometers: true,
  notes: true,
  symptoms: [{ id: true, description: true }],
  discounts: [{ isPublic: true, code: true }],
  customer: {
    first_name: true,
    last_name: true,
    address: true,
    post_code: true,
    post_office: true,
    phone_number: true,
    email: true,
    preferred_contact_method: true,
    company_name: true,
    customer_type: true,
    direct_marketing_allowed: true,
    service_contract: true,
  },
  order_items: [orderItem],
  price,
  booking_total_duration: { time_selection_type: true, start: true, end: true },
  selected_service_identifier: true,
  extra_order_items: [{ id: true }],
  product_parameters: [parameter],
  service_code: true,
  lead_date: true,
  lead: true,
} as const

/** Calls whose response the specification shows. The others respond with an empty body. */
const PRINTED: Readonly<Partial<Record<keyof BookingContract, Shape>>> = {
  settings,
  genericOnlineSettings: settings,
  bookingSettings: settings,
  organizationBookingSettings: settings,
  infoTextSettings: [{ code: true, text: true }],
  vehicleMakes: [true],
  searchVehicle: { responseCode: true },
  getBooking: booking,
  compatibleOrganizations: [organization],
  tireChangeOrganizations: [organization],
  allOrganizations: [organization],
  organizationsBySite: [organization],
  findOrganizations: [organization],
  damageInspectionOrganizations: [organization],
  organizationsByOfficeNumber: [organization],
  organizationInfoTexts: [{ code: true, text: true }],
  organizationInfoTextsNoSession: [{ code: true, text: true }],
  nextFreeTimes: [{ organizationId: true, firstFreeTime: true }],
  services: [suggestion],
  servicesByServiceCode: [suggestion],
  additionalServices: [suggestion],
  extraServices: [category],
  extraAdditionalServices: [category],
  productSuggestion: suggestion,
  tireChangeProducts: {
    tireHotelNewCustomerProduct: tireProduct,
    tireHotelExistingCustomerProduct: tireProduct,
    tireHotelTireBuyerProduct: tireProduct,
    tireHotelPickUpProduct: tireProduct,
    tireChangePersonalCarProduct: tireProduct,
    tireChangeVanProduct: tireProduct,
  },
  orderItemsByStage: [orderItem],
  saveCampaignCode: true,
  productParameter: parameter,
  freeTimes: freeDays,
  freeTimesMorning: freeDays,
  freeTimesEvening: freeDays,
  freeTimesOnOrganization: freeDays,
  gapTimes: freeDays,
  lockerReservedTimes: [{ timeStamp: true }],
  reserveTime: { responseCode: true },
  resourceAbsences: [{ start: true, end: true }],
  resourceWorkshift: true,
  creditInfos: [{ creditServiceName: true, creditServiceLink: true, infoText: true, infoLink: true }],
  activeProcesses: [true],
  enabledProcesses: [true],
  openBooking: booking,
}

const shapes = new Map<string, Shape>(Object.entries(PRINTED))
/** Wraps a server. Errors and requests outside the contract pass unchanged. */
export const sparse =
  (fetch: App['fetch']): App['fetch'] =>
  async (request, address) => {
    const response = await fetch(request, address)
    const call = callOf(request)
    if (call === null || !response.ok) return response
    const shape = shapes.get(call)
    const headers = new Headers(response.headers)
    for (const name of ['Content-Length', 'Content-Encoding']) headers.delete(name)
    if (shape === undefined) {
      headers.delete('Content-Type')
      return new Response('', { status: 200, headers })
    }
    const value: unknown = JSON.parse(await textOf(response))
    return new Response(JSON.stringify(printed(shape, value)), { status: response.status, headers })
  }

function printed(shape: Shape, value: unknown): unknown {
  if (shape === true || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const element: unknown = Array.isArray(shape) ? shape[0] : undefined
    return isShape(element) ? value.map((one: unknown) => printed(element, one)) : []
  }
  const fields = Object.entries(value).flatMap(([field, content]: [string, unknown]) => {
    const of: unknown = Object.hasOwn(shape, field) ? Reflect.get(shape, field) : undefined
    return isShape(of) ? [[field, printed(of, content)] as const] : []
  })
  return Object.fromEntries(fields)
}

const isShape = (value: unknown): value is Shape => value === true || (typeof value === 'object' && value !== null)
