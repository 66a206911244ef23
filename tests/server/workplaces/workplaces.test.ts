import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartItem } from '#tests/fixtures/cart-item'
import { infoTexts } from '#server/seed/data/texts'
import type { Identifier } from '#shared/api/nouns/lenient'
import { createTestBrowser, openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await server.db.execute(sql`delete from reservation`)
  // Workshop 11 gets no tire changes, because every workshop of the demo offers them.
  await server.db.execute(sql`update organization set offers_tire_change = false where id = 11`)
  await server.db.execute(sql`update organization set latitude = null where id = 12`)
})
afterAll(() => server.close())

const VAN = 'PAK-321'
/** The Pori workshop accepts no vans. */
const PORI = 10
const HELSINKI = { latitude: 60.1699, longitude: 24.9384 }

const idsOf = (all: readonly { readonly id: Identifier }[]) => all.map(({ id }) => id)

async function withVehicle(registerNumber: string): Promise<TestBrowser['api']> {
  const { api } = await openBrowser(server.app)
  await api.searchVehicle({ body: { registerNumber, kilometers: null } })
  return api
}

describe('offered workshops', () => {
  it('OR-01 excludes a workshop without vans for a van, unless compatibility is ignored', async () => {
    const api = await withVehicle(VAN)
    expect(idsOf(await api.compatibleOrganizations({ query: {} }))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12])
    const all = await api.compatibleOrganizations({ query: { ignoreCompatibility: true } })
    expect(idsOf(all)).toContain(PORI)
    expect(await api.compatibleOrganizations({ query: { parentId: PORI } })).toEqual([])
    const car = await withVehicle('ABC-123')
    expect(idsOf(await car.compatibleOrganizations({ query: {} }))).toContain(PORI)
  })

  it('OR-01 excludes a workshop without tire changes from both lists', async () => {
    const { api } = await openBrowser(server.app, 'TIRE_CHANGE')
    const offered = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
    expect(idsOf(await api.tireChangeOrganizations({ query: {} }))).toEqual(offered)
    expect(idsOf(await api.compatibleOrganizations({ query: {} }))).toEqual(offered)
    const van = await withVehicle(VAN)
    expect(idsOf(await van.tireChangeOrganizations({ query: { parentId: 1 } }))).not.toContain(PORI)
    expect(await van.allOrganizations({ query: {} })).toHaveLength(12)
  })

  it('API-01 lists the workshops of a site', async () => {
    const { api } = await openBrowser(server.app)
    const of = async (site: string) => idsOf(await api.organizationsBySite({ query: { site } }))
    expect(await of('paakaupunkiseutu')).toEqual([1, 2, 3])
    expect(await of('pirkanmaa')).toEqual([4])
    expect(await of('')).toEqual([])
  })

  it('API-01 lists the workshops of an office number that offer the process', async () => {
    const { api } = await openBrowser(server.app)
    const of = async (officenbr: string, processType: 'MAINTENANCE' | 'TIRE_CHANGE') => {
      const query = { officenbr, installationType: 'BASSADONE_PUBLIC', processType }
      return idsOf(await api.organizationsByOfficeNumber({ query }))
    }
    expect(await of('1104', 'TIRE_CHANGE')).toEqual([4])
    expect(await of('1111', 'TIRE_CHANGE')).toEqual([])
    expect(await of('1111', 'MAINTENANCE')).toEqual([11])
    expect(await of('0', 'MAINTENANCE')).toEqual([])
  })
})

describe('nearby workshops', () => {
  it('API-01 sorts by distance, and excludes workshops without coordinates', async () => {
    const { api } = await openBrowser(server.app)
    const [first, ...others] = await api.findOrganizations({ query: { ...HELSINKI, numberOfResults: 3 } })
    expect(first).toMatchObject({ id: 1, name: 'Helsinki Roihupelto', distance: 7.3 })
    expect(idsOf(others)).toEqual([2, 3])
    const all = await api.findOrganizations({ query: { ...HELSINKI, numberOfResults: 50 } })
    expect(all).toHaveLength(11)
    expect(idsOf(all)).not.toContain(12)
    const van = await withVehicle(VAN)
    expect(idsOf(await van.findOrganizations({ query: { ...HELSINKI, numberOfResults: 50 } }))).not.toContain(PORI)
  })

  it('API-01 sorts damage inspection workshops by distance with a location, otherwise in the chain’s order', async () => {
    const { api } = await openBrowser(server.app, 'DAMAGE_INSPECTION')
    const near = { latitude: 62.9, longitude: 27.7 }
    const found = await api.damageInspectionOrganizations({
      query: { ...near, numberOfResults: 2, hasLocation: true },
    })
    expect(found[0]).toMatchObject({ id: 8, distance: expect.any(Number) })
    expect(found).toHaveLength(2)
    const listed = await api.damageInspectionOrganizations({ query: { numberOfResults: 50, hasLocation: false } })
    expect(idsOf(listed)).toEqual([1, 2, 4, 5, 6, 8])
    expect(listed.every(({ distance }) => distance === null)).toBe(true)
  })

  it.each([
    [{ ...HELSINKI, numberOfResults: 0 }, 'BAD_COUNT'],
    [{ ...HELSINKI, numberOfResults: 51 }, 'BAD_COUNT'],
    [{ ...HELSINKI, numberOfResults: 1.5 }, 'BAD_COUNT'],
    [{ latitude: 91, longitude: 0, numberOfResults: 1 }, 'BAD_PLACE'],
    [{ latitude: 0, longitude: -181, numberOfResults: 1 }, 'BAD_PLACE'],
  ])('refuses %j', async (query, code) => {
    const { api } = await openBrowser(server.app)
    await expect(api.findOrganizations({ query })).rejects.toMatchObject({ status: 400, code })
    const inspections = api.damageInspectionOrganizations({ query: { ...query, hasLocation: true } })
    await expect(inspections).rejects.toMatchObject({ status: 400, code })
  })

  it('refuses hasLocation without coordinates', async () => {
    const { api } = await openBrowser(server.app)
    const asked = api.damageInspectionOrganizations({ query: { numberOfResults: 1, hasLocation: true } })
    await expect(asked).rejects.toMatchObject({ status: 400, code: 'BAD_PLACE' })
  })
})

describe('transferring the booking to another workshop', () => {
  const transfer = (api: TestBrowser['api'], newTargetOrganizationId: number, ignoreCompatibility = false) =>
    api.transferOrganization({ query: { newTargetOrganizationId, ignoreCompatibility } })
  async function booked(plate: string): Promise<TestBrowser['api']> {
    const api = await withVehicle(plate)
    await api.setActiveOrganization({ query: { organizationId: 1 } })
    const body = [cartItem(1501)]
    await api.addProductsToCart({ query: { stage: 'DEFAULT' }, body })
    return api
  }

  it('API-01 keeps the cart', async () => {
    const api = await booked('ABC-123')
    expect(await transfer(api, PORI)).toEqual({ responseCode: 'SUCCESS' })
    expect(await api.getBooking()).toMatchObject({
      organization: { id: PORI },
      order_items: [{ product: { id: 1501 } }],
    })
  })

  it('API-01 reports an incompatible workshop, and transfers only if compatibility is ignored', async () => {
    const api = await booked(VAN)
    expect(await transfer(api, PORI)).toEqual({ responseCode: 'NOT_COMPATIBLE' })
    expect((await api.getBooking()).organization?.id).toBe(1)
    expect(await transfer(api, PORI, true)).toEqual({ responseCode: 'SUCCESS' })
    expect(await api.getBooking()).toMatchObject({ organization: { id: PORI }, order_items: [{}] })
  })

  it('is refused while a time is reserved, and for an unknown workshop', async () => {
    const api = await booked('ABC-123')
    for (const unknown of [999, 1.5])
      await expect(transfer(api, unknown)).rejects.toMatchObject({ status: 400, code: 'UNKNOWN_ORGANIZATION' })
    const [day] = await api.freeTimes({ query: { start: '2026-11-24', end: '2026-11-30' } })
    const [slot] = day?.calendarSlots ?? []
    const reservation = `${slot?.startTime}|${slot?.endTime}`
    const query = { reservation, timeSelectionType: 'EXACT_TIME', workshiftPosition: 'MORNING' } as const
    expect(await api.reserveTime({ query })).toEqual({ responseCode: 'SUCCESS' })
    await expect(transfer(api, 2)).rejects.toMatchObject({ status: 409, code: 'TIME_RESERVED' })
    expect(await transfer(api, 1)).toEqual({ responseCode: 'SUCCESS' })
    expect((await api.getBooking()).booking_total_duration?.start).toBe(slot?.startTime)
  })
})

describe('info texts of several workshops', () => {
  it('API-01 are returned by workshop and code, with inheritance, by default for the session’s workshop', async () => {
    const { api } = await openBrowser(server.app)
    await server.db.execute(sql`insert into info_text values (7, 'cancelFormInfo', 'Soita Jyväskylään.')`)
    const asked = await api.organizationInfoTexts({
      body: { organizationIds: [7, 2, 999, 0.5], codes: ['cancelFormInfo'] },
    })
    expect(asked).toHaveLength(2)
    expect(asked).toContainEqual({ organizationId: 7, code: 'cancelFormInfo', text: 'Soita Jyväskylään.' })
    const inherited = asked.find(({ organizationId }) => organizationId === 2)
    expect(inherited?.text).toContain('siirtämistä tai peruuttamista')
    await api.setActiveOrganization({ query: { organizationId: 7 } })
    const own = await api.organizationInfoTexts({ body: {} })
    expect(own).toHaveLength(Object.keys(infoTexts).length)
    expect(own.every(({ organizationId }) => organizationId === 7)).toBe(true)
    const tooMany = { organizationIds: Array.from({ length: 201 }, (_, index) => index + 1) }
    await expect(api.organizationInfoTexts({ body: tooMany })).rejects.toMatchObject({ status: 400, code: 'TOO_MANY' })
  })

  it('API-01 are returned without a session and with an empty body', async () => {
    const stranger = createTestBrowser(server.app)
    const found = await stranger.api.organizationInfoTextsNoSession({ body: { organizationIds: [3] } })
    expect(found).toHaveLength(Object.keys(infoTexts).length)
    const headers = { 'X-Process-Token': null, 'X-XSRF-TOKEN': null }
    const empty = await stranger.send('POST', '/get-organization-info-texts-no-session', { text: '', headers })
    expect(empty.status).toBe(200)
    expect(await empty.json()).toMatchObject([{ organizationId: 1 }, {}, {}])
    expect(stranger.cookies.size).toBe(0)
    const withSession = await stranger.send('POST', '/get-organization-info-texts', { text: '', headers })
    expect(withSession.status).toBe(412)
  })

  it('are refused to a page of another origin', async () => {
    const { send } = createTestBrowser(server.app)
    const headers = { Origin: 'https://evil.example' }
    const response = await send('POST', '/get-organization-info-texts-no-session', { text: '', headers })
    expect(response.status).toBe(403)
  })
})
