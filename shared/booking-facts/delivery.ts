import { DELIVERY_FLAGS, DETAILS_TEXT, type DeliveryFlag } from '#shared/api/nouns/delivery'
import type { Booking } from '#shared/api/nouns/booking'
import type { ProductParameter } from '#shared/api/nouns/product-parameters'
import type { ReservationDetails } from '#shared/api/nouns/reservation'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import { dateOf, isDate, type WallDate } from '#shared/date/wall-clock'
import type { Fact } from './fact'
import { isFetched } from './valet'

/** What each option says, in the third person. The wire keeps the text of the chosen one as RESERVATION_DETAILS_TEXT. */
export const DELIVERY_TEXTS: Readonly<Record<DeliveryFlag, string>> = {
  customerWaitingMorning: 'Asiakas odottaa aamulla toimipisteessä huollon ajan.',
  customerWaitingEvening: 'Asiakas odottaa illalla toimipisteessä huollon ajan.',
  customerWaitingInfoWeekend: 'Asiakas odottaa toimipisteessä huollon ajan viikonloppuna.',
  vehicleLeftForDayPickupBeforeClosingTime: 'Auto jätetään päiväksi ja noudetaan ennen sulkemisaikaa.',
  vehicleLeftForDayKeyDeliveryDayBefore: 'Auto jätetään päiväksi, avaimet tuodaan edellisenä päivänä.',
  vehicleLeftForDayKeyDeliveryUsingLockerDayBefore:
    'Auto jätetään päiväksi, avaimet jätetään avainlokeroon edellisenä päivänä.',
  vehicleLeftForDayKeyDeliveryInTheMorningUsingLocker:
    'Auto jätetään päiväksi, avaimet jätetään avainlokeroon aamulla.',
  vehicleLeftForEveningKeyDeliveryToServiceAdvisor: 'Auto jätetään illaksi, avaimet annetaan huoltoneuvojalle.',
  vehicleLeftForEveningKeyDeliveryUsingLocker: 'Auto jätetään illaksi, avaimet jätetään avainlokeroon.',
  vehicleLeftForEveningKeyDeliveryToServiceAdvisorVehiclePickupNextDay:
    'Auto jätetään illaksi, avaimet annetaan huoltoneuvojalle. Auto noudetaan seuraavana päivänä.',
  vehicleLeftForEveningUsingLockerVehiclePickupNextDay:
    'Auto jätetään illaksi, avaimet jätetään avainlokeroon. Auto noudetaan seuraavana päivänä.',
}

const EVENING = /Evening/

/** Whether an option puts the key into the locker. Null if it leaves that open. */
export function lockerOf(flag: DeliveryFlag): boolean | null {
  if (flag.includes('UsingLocker')) return true
  return flag.startsWith('customerWaiting') || flag.includes('KeyDelivery') ? false : null
}

/** Returns the flags that are on. */
export const tickedFlags = (parameters: readonly ProductParameter[]): DeliveryFlag[] =>
  DELIVERY_FLAGS.filter((flag) => parameters.some((one) => one.parameterCode === flag && one.selectedValue === 'true'))

/** Returns the shift in which the ticked option brings the car, or null without one. */
export function shiftOf(parameters: readonly ProductParameter[]): ShiftPosition | null {
  const [flag] = tickedFlags(parameters)
  if (flag === undefined || flag === 'customerWaitingInfoWeekend') return null
  return EVENING.test(flag) ? 'EVENING' : 'MORNING'
}

/** Whether the car may come at any hour of its shift: not of those who wait, nor with the key in the locker. */
export const comesInHours = (parameters: readonly ProductParameter[]): boolean =>
  tickedFlags(parameters).every((flag) => lockerOf(flag) !== true && !flag.startsWith('customerWaiting'))

/**
 * How the car is brought and picked up, and with which key. The workshop that fetches the car decides it instead. A day
 * reservation without an option says so (RC-24).
 */
export function deliveryFacts(booking: Booking): Fact[] {
  if (isFetched(booking)) return []
  const { reservation_details: details, booking_total_duration: time, key_locker_reserved: isReserved } = booking
  const visit = time?.start ? dateOf(time.start) : null
  const [option = null] = tickedFlags(booking.product_parameters)
  const text = tickedText(booking) || (details ? detailsText(details) : '')
  const typed = typedDelivery(booking)
  const isOpen = text === '' && typed === '' && time?.time_selection_type === 'DAY_ONLY'
  // An option that says where the key goes wins over the details.
  const usesLocker = (option === null ? null : lockerOf(option)) ?? details?.usingKeyLocker === true
  const guide = booking.organization?.key_locker_text?.trim()
  return [
    ...(text || typed || isOpen ? [{ kind: 'delivery', text, typed, option, isOpen } as const] : []),
    ...otherDay('bringDate', details?.importDate, visit),
    ...otherDay('pickupDate', details?.pickupDate, visit),
    ...(usesLocker ? [{ kind: 'keyLocker', isReserved: isReserved ?? null } as const] : []),
    ...(usesLocker && isReserved !== false && guide ? [{ kind: 'lockerGuide', text: guide } as const] : []),
  ]
}

/** Returns the visitor's own description of the delivery if it differs from the ticked option's. */
function typedDelivery(booking: Booking): string {
  const typed = booking.product_parameters.find(({ parameterCode }) => parameterCode === DETAILS_TEXT)?.selectedValue
  return typed === tickedText(booking) ? '' : (typed ?? '')
}

const tickedText = ({ product_parameters: parameters }: Booking): string =>
  tickedFlags(parameters)
    .map((flag) => DELIVERY_TEXTS[flag])
    .join(' ')

const detailsText = (details: ReservationDetails): string =>
  [
    details.customerWaiting ? 'Asiakas odottaa toimipisteessä huollon ajan.' : '',
    details.vehicleLeftForDay ? 'Auto jätetään päiväksi.' : '',
    details.towingRequired ? 'Auto tarvitsee hinauksen.' : '',
  ]
    .filter(Boolean)
    .join(' ')

/** A date that differs from the visit's is spelt out, because 'the next day' of a Friday is ambiguous (RC-14). */
const otherDay = (
  kind: 'bringDate' | 'pickupDate',
  date: WallDate | null | undefined,
  visit: WallDate | null,
): Fact[] =>
  date && visit !== null && dateOf(date) !== visit && isDate(dateOf(date)) ? [{ kind, date: dateOf(date) }] : []
