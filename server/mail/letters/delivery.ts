/** Texts of the server for how the car is brought and picked up. */
import { DELIVERY_FLAGS, DETAILS_TEXT, type DeliveryFlag } from '#shared/api/nouns/delivery'
import type { ReservationDetails } from '#shared/api/nouns/entities'
import { formatDayShort } from '#shared/date/finnish'
import { dateOf, type WallDate } from '#shared/date/wall-clock'
import type { BookingDocument } from '../../domain/booking-document'
import { isDate } from '../../domain/reservation'

const OPTIONS: Readonly<Record<DeliveryFlag, string>> = {
  customerWaitingMorning: 'Asiakas odottaa toimipisteessä huollon ajan aamulla.',
  customerWaitingEvening: 'Asiakas odottaa toimipisteessä huollon ajan illalla.',
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

/** Returns the text of the ticked option, otherwise of the reservation details. Empty if neither is given. */
export function deliveryText(document: BookingDocument): string {
  const { reservation_details: details, booking_total_duration: duration } = document
  const ticked = tickedText(document)
  const day = duration?.start ? dateOf(duration.start) : null
  const described = ticked === '' && details ? detailsText(details) : [ticked]
  // Dates that differ from the visit's are spelt out, because the day before a Monday is ambiguous.
  const days = [
    otherDay('Auto tuodaan', details?.importDate, day),
    otherDay('Auto noudetaan', details?.pickupDate, day),
  ]
  return [...described, ...days].filter((text) => text !== '').join(' ')
}

/** Returns the visitor's own delivery text if it differs from the ticked option's. For letters to the workshop only. */
export function typedDelivery(document: BookingDocument): string {
  const typed = document.product_parameters.find(({ parameterCode }) => parameterCode === DETAILS_TEXT)?.selectedValue
  return typed === tickedText(document) ? '' : (typed ?? '')
}

function tickedText({ product_parameters: parameters }: BookingDocument): string {
  const isOn = (flag: DeliveryFlag): boolean =>
    parameters.some((one) => one.parameterCode === flag && one.selectedValue === 'true')
  return DELIVERY_FLAGS.filter(isOn)
    .map((flag) => OPTIONS[flag])
    .join(' ')
}

const detailsText = (details: ReservationDetails): string[] => [
  details.customerWaiting ? 'Asiakas odottaa toimipisteessä huollon ajan.' : '',
  details.vehicleLeftForDay ? 'Auto jätetään päiväksi.' : '',
  details.usingKeyLocker ? 'Avaimet jätetään avainlokeroon.' : '',
  details.towingRequired ? 'Auto tarvitsee hinauksen.' : '',
]

/** Formats as 'Auto tuodaan pe 27.11.2026.'. Empty for the visit's own day and for a value that is not a date. */
const otherDay = (words: string, date: WallDate | null | undefined, visit: WallDate | null): string =>
  date && visit !== null && date !== visit && isDate(date) ? `${words} ${formatDayShort(date)}.` : ''
