import { DELIVERY_FLAGS, DETAILS_TEXT, type DeliveryFlag } from '#shared/api/nouns/delivery'
import type { Booking, ReservationDetails } from '#shared/api/nouns/entities'
import { dateOf, type WallDate } from '#shared/date/wall-clock'
import type { Fact } from './fact'

const OPTIONS: Readonly<Record<DeliveryFlag, string>> = {
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

/** How the car is brought and picked up, and with which key. */
export function deliveryFacts(booking: Booking): Fact[] {
  const { reservation_details: details, booking_total_duration: duration, key_locker_reserved: isReserved } = booking
  const visit = duration?.start ? dateOf(duration.start) : null
  const text = tickedText(booking) || (details ? detailsText(details) : '')
  const typed = typedDelivery(booking)
  return [
    ...(text || typed ? [{ kind: 'delivery', text, typed } as const] : []),
    ...otherDay('bringDate', details?.importDate, visit),
    ...otherDay('pickupDate', details?.pickupDate, visit),
    ...(details?.usingKeyLocker ? [{ kind: 'keyLocker', isReserved: isReserved ?? null } as const] : []),
  ]
}

/** Returns the visitor's own description of the delivery if it differs from the ticked option's. */
function typedDelivery(booking: Booking): string {
  const typed = booking.product_parameters.find(({ parameterCode }) => parameterCode === DETAILS_TEXT)?.selectedValue
  return typed === tickedText(booking) ? '' : (typed ?? '')
}

function tickedText({ product_parameters: parameters }: Booking): string {
  const isOn = (flag: DeliveryFlag): boolean =>
    parameters.some((one) => one.parameterCode === flag && one.selectedValue === 'true')
  return DELIVERY_FLAGS.filter(isOn)
    .map((flag) => OPTIONS[flag])
    .join(' ')
}

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
  date && visit !== null && dateOf(date) !== visit && !Number.isNaN(Date.parse(date))
    ? [{ kind, date: dateOf(date) }]
    : []
