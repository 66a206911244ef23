/** «Vehicle»: the register, and the vehicle of the session's booking. */
import { given, must } from './findings'
import type { World } from './world'

const KILOMETERS = 84_500

export async function checkVehicle({ facts, check, visit }: World): Promise<void> {
  const { plate, unknownPlate } = facts
  const { api } = await visit()
  await check('vehicleMakes', 'lists makes to choose from', async () => {
    const makes = await api.vehicleMakes()
    given(makes[0], 'make')
    must(new Set(makes).size === makes.length, 'one comes twice')
  })
  await check('searchVehicle', 'an unknown vehicle is NOT_FOUND, with status 200', async () => {
    const { responseCode } = await api.searchVehicle({ body: { registerNumber: unknownPlate, kilometers: KILOMETERS } })
    must(responseCode === 'NOT_FOUND', `'${unknownPlate}' is ${responseCode}`)
  })
  await check('setVehicle', 'takes a vehicle as the visitor describes it', async () => {
    await api.setVehicle({ body: { register_number: unknownPlate, make: 'Volvo', model: 'Amazon' } })
    const { vehicle } = await api.getBooking()
    must(vehicle?.make === 'Volvo' && vehicle.model === 'Amazon', 'the booking has another make or model')
    must(vehicle.register_number === unknownPlate, 'the booking has another plate')
  })
  await check('searchVehicle', 'a known vehicle is SUCCESS, and is the booking’s', async () => {
    const { responseCode } = await api.searchVehicle({ body: { registerNumber: plate, kilometers: KILOMETERS } })
    must(responseCode === 'SUCCESS', `'${plate}' is ${responseCode}`)
    const { vehicle } = await api.getBooking()
    must(vehicle?.register_number === plate, 'the booking does not have it')
    must(vehicle.make !== '' && vehicle.model !== '', 'the booking does not say its make and model')
  })
  await check('setVehicleKilometers', 'is the mileage of the booking’s vehicle', async () => {
    await api.setVehicleKilometers({ query: { kilometers: 99_000 } })
    const { vehicle, kilometers } = await api.getBooking()
    must((vehicle?.kilometers ?? kilometers) === 99_000, 'the booking has another mileage')
  })
  await check('setServiceCode', 'a code is kept, and null clears it', async () => {
    await api.setServiceCode({ body: { value: 'HUOLTO30' } })
    must((await api.getBooking()).service_code === 'HUOLTO30', 'the booking does not have it')
    await api.setServiceCode({ body: { value: null } })
    must((await api.getBooking()).service_code === null, 'the booking still has it')
  })
  await check('getBooking', 'begins with nothing chosen', async () => {
    const { api: fresh } = await visit()
    const { order_items, lead, booking_total_duration } = await fresh.getBooking()
    must(order_items.length === 0 && !lead && !booking_total_duration?.start, 'something is chosen already')
  })
}
