/** «Vehicle»: the register, and the vehicle of the session's booking. */
import { given, must } from '../findings'
import type { World } from '../world'

const KILOMETERS = 84_500

export async function checkVehicle({ facts, check, newVisitor }: World): Promise<void> {
  const { plate, unknownPlate } = facts
  const { api } = await newVisitor()
  await check('vehicleMakes', 'lists each make once', async () => {
    const makes = await api.vehicleMakes()
    given(makes[0], 'make')
    must(new Set(makes).size === makes.length, 'a make is listed twice')
  })
  await check('searchVehicle', 'returns NOT_FOUND with status 200 for an unknown vehicle', async () => {
    const { responseCode } = await api.searchVehicle({ body: { registerNumber: unknownPlate, kilometers: KILOMETERS } })
    must(responseCode === 'NOT_FOUND', `'${unknownPlate}' is ${responseCode}`)
  })
  await check('setVehicle', 'stores a vehicle entered by the visitor', async () => {
    await api.setVehicle({ body: { register_number: unknownPlate, make: 'Volvo', model: 'Amazon' } })
    const { vehicle } = await api.getBooking()
    must(vehicle?.make === 'Volvo' && vehicle.model === 'Amazon', 'the booking has another make or model')
    must(vehicle.register_number === unknownPlate, 'the booking has another plate')
  })
  await check('searchVehicle', 'returns SUCCESS for a known vehicle and stores it in the booking', async () => {
    const { responseCode } = await api.searchVehicle({ body: { registerNumber: plate, kilometers: KILOMETERS } })
    must(responseCode === 'SUCCESS', `'${plate}' is ${responseCode}`)
    const { vehicle } = await api.getBooking()
    must(vehicle?.register_number === plate, 'the booking does not have it')
    must(vehicle.make !== '' && vehicle.model !== '', 'the vehicle has no make or model')
  })
  await check('setVehicleKilometers', 'stores the mileage in the booking', async () => {
    await api.setVehicleKilometers({ query: { kilometers: 99_000 } })
    const { vehicle, kilometers } = await api.getBooking()
    must((kilometers ?? vehicle?.kilometers) === 99_000, 'the booking has another mileage')
  })
  await check('setServiceCode', 'stores a code, and clears it for null', async () => {
    await api.setServiceCode({ body: { value: 'HUOLTO30' } })
    must((await api.getBooking()).service_code === 'HUOLTO30', 'the booking does not have it')
    await api.setServiceCode({ body: { value: null } })
    must((await api.getBooking()).service_code === null, 'the booking still has it')
  })
  await check('getBooking', 'a new session has an empty booking', async () => {
    const { api: fresh } = await newVisitor()
    const { order_items, lead, booking_total_duration } = await fresh.getBooking()
    must(order_items.length === 0 && !lead && !booking_total_duration?.start, 'the booking is not empty')
  })
}
