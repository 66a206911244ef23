import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import { createApp } from '#server/app/app'
import { openBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('API-01 search-vehicle finds a vehicle, ignoring case, and stores it in the booking', async () => {
  const { api, send } = await openBrowser(server.app)
  const found = await api.searchVehicle({ body: { registerNumber: ' abc-123 ', kilometers: 84_500 } })
  expect(found).toEqual({ responseCode: 'SUCCESS' })
  expect(await api.getBooking()).toMatchObject({
    kilometers: 84_500,
    vehicle: {
      register_number: 'ABC-123',
      make: 'Toyota',
      classification: { id: 1, name: 'Henkilöauto' },
      kilometers: 84_500,
    },
  })
  const raw = await (await send('GET', '/get-booking/v2')).json()
  expect(raw.vehicle).toMatchObject({ regNbr: 'ABC-123', register_number: 'ABC-123' })
})

it('API-01 an unknown vehicle is NOT_FOUND, and can be entered by the visitor', async () => {
  const { api } = await openBrowser(server.app)
  const found = await api.searchVehicle({ body: { registerNumber: 'XYZ-999', kilometers: 10 } })
  expect(found).toEqual({ responseCode: 'NOT_FOUND' })
  expect((await api.getBooking()).vehicle).toBeNull()
  expect(await api.vehicleMakes()).toContain('Škoda')
  await api.setVehicle({ body: { register_number: 'XYZ-999', make: 'Lada', model: '1200' } })
  await api.setVehicleKilometers({ query: { kilometers: 12 } })
  expect((await api.getBooking()).vehicle).toEqual({
    register_number: 'XYZ-999',
    make: 'Lada',
    model: '1200',
    classification: null,
    kilometers: 12,
  })
})

it('AS-05 set-vehicle reads regNbr and register_number alike', async () => {
  const { api, send } = await openBrowser(server.app)
  const response = await send('POST', '/set-vehicle', { body: { regNbr: 'XYZ-998', make: 'Lada', model: '1200' } })
  expect(response.status).toBe(204)
  expect((await api.getBooking()).vehicle?.register_number).toBe('XYZ-998')
})

it('EV-06 set-vehicle takes any plate of at most twelve characters, search-vehicle the usual ones', async () => {
  const { api, send } = await openBrowser(server.app)
  expect((await api.settings()).extensions).toContain('anyPlate')
  for (const plate of ['koe 100-h', 'A-5544', 'WAB 12345', 'А123ВС77']) {
    await api.setVehicle({ body: { register_number: plate, make: 'Lada', model: '1200' } })
    expect((await api.getBooking()).vehicle?.register_number).toBe(plate.toUpperCase())
    const searched = await send('POST', '/search-vehicle', { body: { registerNumber: plate, kilometers: null } })
    expect(searched.status).toBe(400)
  }
  for (const plate of ['KOE 100-H 123', '<b>1</b>', 'LEHTONEN', '', ' ', '-', 'A\u0000', 'A\n1']) {
    const body = { register_number: plate, make: 'Lada', model: '1200' }
    expect([plate, (await send('POST', '/set-vehicle', { body })).status]).toEqual([plate, 400])
  }
})

it('API-01 set-service-code stores a code, and clears it for a blank one', async () => {
  const { api } = await openBrowser(server.app)
  await api.setServiceCode({ body: { value: 'H-30' } })
  expect((await api.getBooking()).service_code).toBe('H-30')
  for (const value of ['  ', null]) {
    await api.setServiceCode({ body: { value } })
    expect((await api.getBooking()).service_code).toBeNull()
  }
})

it('another vehicle empties the cart, the same one does not', async () => {
  const { api } = await openBrowser(server.app)
  const search = (registerNumber: string) => api.searchVehicle({ body: { registerNumber, kilometers: null } })
  await search('KOR-77')
  await api.addProductsToCart({
    query: { stage: 'DEFAULT' },
    body: [cartItem(101)],
  })
  await search('kor-77')
  expect((await api.getBooking()).order_items).toHaveLength(1)
  await search('PAK-321')
  expect(await api.getBooking()).toMatchObject({ order_items: [], vehicle: { classification: { id: 2 } } })
})

it('reading 38: queries a chain’s own register instead, and passes on only vehicle data', async () => {
  const asked: string[] = []
  const found = {
    registerNumber: 'OMA-1',
    make: 'Lada',
    model: 'Niva',
    classificationId: 1,
    classificationName: 'Henkilöauto',
    owner: 'Aino Öhman',
  }
  const vehicleRegister = {
    find: async (registerNumber: string) => {
      asked.push(registerNumber)
      return registerNumber === found.registerNumber ? found : null
    },
  }
  const { api, send } = await openBrowser(createApp({ ...server.options, vehicleRegister }))
  const search = (registerNumber: string) => api.searchVehicle({ body: { registerNumber, kilometers: 1 } })
  expect(await search('ABC-123')).toEqual({ responseCode: 'NOT_FOUND' })
  expect(await search(' oma-1 ')).toEqual({ responseCode: 'SUCCESS' })
  expect(asked).toEqual(['ABC-123', 'OMA-1'])
  const booking = await (await send('GET', '/get-booking/v2')).text()
  expect(booking).toContain('Niva')
  expect(booking).not.toContain('Aino')
})
