import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { completeVisitor } from '#tests/harness/visitors/booked-visitor'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const FLAG = 'vehicleLeftForDayKeyDeliveryUsingLockerDayBefore'
const LEASING = { parameterCode: 'LEASING_COMPANY', selectedValue: '3' }
const details = {
  customerWaiting: false,
  importDate: '2026-11-26',
  pickupDate: '2026-11-27',
  towingRequired: false,
  vehicleLeftForDay: true,
  usingKeyLocker: true,
}

/** Creates a visitor who has saved the car’s delivery details. */
async function visitorWithDetails() {
  const { api } = await completeVisitor(server)
  for (const [code, value] of [
    [FLAG, 'true'],
    ['RESERVATION_DETAILS_TEXT', 'Auto jätetään päiväksi.'],
    [LEASING.parameterCode, LEASING.selectedValue],
  ] as const)
    await api.setProductParameter({ query: { code, value } })
  await api.saveReservationDetails({ body: details })
  return api
}

it('TM-09 TM-19 stores the delivery details in the booking, and clears them when the workshop changes', async () => {
  const api = await visitorWithDetails()
  expect(await api.getBooking()).toMatchObject({
    product_parameters: [
      { parameterCode: FLAG, selectedValue: 'true' },
      { parameterCode: 'RESERVATION_DETAILS_TEXT', selectedValue: 'Auto jätetään päiväksi.' },
      LEASING,
    ],
    reservation_details: details,
  })
  // Selecting the same workshop changes nothing. The workshop in Oulu has no key locker.
  await api.setActiveOrganization({ query: { organizationId: 1 } })
  expect(await api.getBooking()).toMatchObject({ reservation_details: details })
  await api.setActiveOrganization({ query: { organizationId: 6 } })
  expect(await api.getBooking()).toMatchObject({ product_parameters: [LEASING], reservation_details: null })
})

it('TM-09 TM-12 clears the delivery details when the vehicle changes, the booking is transferred or a day is requested', async () => {
  const another = await visitorWithDetails()
  await another.searchVehicle({ body: { registerNumber: 'PAK-321', kilometers: 1000 } })
  expect(await another.getBooking()).toMatchObject({ product_parameters: [LEASING], reservation_details: null })
  const moved = await visitorWithDetails()
  await moved.transferOrganization({ query: { newTargetOrganizationId: 2 } })
  expect(await moved.getBooking()).toMatchObject({ product_parameters: [LEASING], reservation_details: null })
  const asking = await visitorWithDetails()
  await asking.saveLead({ query: { leadDate: '2026-11-27' } })
  expect(await asking.getBooking()).toMatchObject({ lead_date: '2026-11-27', reservation_details: null })
})
