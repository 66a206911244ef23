import { expect, it } from 'vitest'
import { booking, dayBooking } from '#tests/fixtures/booking'
import { deliveryFacts } from './delivery'
import { labelOf, textOf } from './words'

const details = {
  customerWaiting: false,
  importDate: null,
  pickupDate: null,
  towingRequired: true,
  vehicleLeftForDay: true,
  usingKeyLocker: true,
}
const told = (booking: Parameters<typeof deliveryFacts>[0]) =>
  Object.fromEntries(deliveryFacts(booking).map((fact) => [labelOf(fact), textOf(fact)]))

it('prefers the ticked option to the reservation details, also about the key', () =>
  expect(
    told(
      booking({
        product_parameters: [
          { parameterCode: 'vehicleLeftForEveningKeyDeliveryToServiceAdvisor', selectedValue: 'true' },
        ],
        reservation_details: details,
      }),
    ),
  ).toEqual({
    'Auton jättö ja haku': 'Auto jätetään illaksi, avaimet annetaan huoltoneuvojalle.',
  }))

it('RC-12 uses the reservation details if no option is ticked, and tells whether the key locker was free', () => {
  const untold = booking({ product_parameters: [], reservation_details: details })
  expect(told({ ...untold, key_locker_reserved: false })).toEqual({
    'Auton jättö ja haku': 'Auto jätetään päiväksi. Auto tarvitsee hinauksen.',
    Avainlokero: 'Ei vapaana',
  })
  expect(told({ ...untold, reservation_details: null })).toEqual({})
})

it('RC-14 TM-19 names days other than the visit’s, and ignores a value that is not a date', () => {
  const visit = (importDate: string) => ({
    ...dayBooking,
    product_parameters: [{ parameterCode: 'vehicleLeftForDayKeyDeliveryDayBefore', selectedValue: 'true' }],
    reservation_details: { ...details, usingKeyLocker: false, importDate, pickupDate: '2026-11-30' },
  })
  const words = { 'Auton jättö ja haku': 'Auto jätetään päiväksi, avaimet tuodaan edellisenä päivänä.' }
  const pickup = { 'Auto noudetaan': 'ma 30.11.2026' }
  expect(told(visit('2026-11-26'))).toEqual({ ...words, 'Auto tuodaan': 'to 26.11.2026', ...pickup })
  expect(told(visit('heti & <b>nyt</b>'))).toEqual({ ...words, ...pickup })
  expect(told({ ...visit('2026-11-26'), booking_total_duration: null })).toEqual(words)
})
