/** How the car comes and goes, in our own words. */
import type { BookingDocument } from '../../domain/booking-document'

/** By the flags of SPEC.md section 3. */
const OPTIONS: Readonly<Record<string, string>> = {
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

const DETAILS_TEXT = 'RESERVATION_DETAILS_TEXT'

/** The option that was ticked; where none was, what the reservation details say. Empty if nothing was said. */
export function deliveryText({
  product_parameters: parameters,
  reservation_details: details,
}: BookingDocument): string {
  const ticked = parameters
    .filter(({ selectedValue }) => selectedValue === 'true')
    .flatMap(({ parameterCode }) => OPTIONS[parameterCode] ?? [])
  if (ticked.length > 0 || !details) return ticked.join(' ')
  return [
    details.customerWaiting ? 'Asiakas odottaa toimipisteessä huollon ajan.' : '',
    details.vehicleLeftForDay ? 'Auto jätetään päiväksi.' : '',
    details.usingKeyLocker ? 'Avaimet jätetään avainlokeroon.' : '',
    details.towingRequired ? 'Auto tarvitsee hinauksen.' : '',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

/** The same as the visitor's browser put it: for the workshop's eyes alone. */
export const typedDelivery = ({ product_parameters: parameters }: BookingDocument): string =>
  parameters.find(({ parameterCode }) => parameterCode === DETAILS_TEXT)?.selectedValue ?? ''
