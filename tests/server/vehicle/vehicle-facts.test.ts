import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { driver } from '#tests/harness/visitors/driver'
import { openBrowser, type TestBrowser } from '#tests/harness/visitors/http-client'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** The booking as the server sends it, with fields that the contract does not read. */
const booking = async ({ send }: TestBrowser) => (await send('GET', '/get-booking/v2')).json()

it('API-01 get-toyota-recalls returns open recalls only if the vehicle is a Toyota', async () => {
  const { api } = await driver(server, 'ABC-123')
  expect(await api.toyotaRecalls()).toEqual([
    { code: 'TOY-2026-14', description: expect.stringContaining('kaasujousten'), issued: '2026-09-15' },
  ])
  await api.setVehicle({ body: { register_number: 'ABC-123', make: 'Lada', model: '1200' } })
  expect(await api.toyotaRecalls()).toEqual([])
  expect(await (await driver(server, 'KOR-77')).api.toyotaRecalls()).toEqual([])
  expect(await (await openBrowser(server.app)).api.toyotaRecalls()).toEqual([])
})

it('API-01 set-taxi sets and clears the taxi flag', async () => {
  const browser = await openBrowser(server.app)
  await browser.api.setTaxi({ query: { taxi: true } })
  expect(await booking(browser)).toMatchObject({ taxi: true })
  await browser.api.setTaxi({ query: { taxi: false } })
  expect(await booking(browser)).toMatchObject({ taxi: false })
  expect((await browser.send('POST', '/set-taxi?taxi=ehkä')).status).toBe(400)
})

it('API-01 leasing companies have contracts', async () => {
  const { api, send } = await openBrowser(server.app)
  const [first] = await api.leasingCompanies()
  expect(first).toEqual({ id: 1, name: 'Pohjolan Autoleasing' })
  expect(await api.leasingContracts({ query: { companyId: 1 } })).toEqual([
    { id: 101, companyId: 1, name: 'Huoltoleasing' },
    { id: 102, companyId: 1, name: 'Huoltoleasing ja renkaat' },
  ])
  for (const companyId of [3, 0, 1.5, 1e12])
    expect((await send('GET', `/leasing/contract?companyId=${companyId}`)).status).toBe(404)
})

it('SV-09 returns the names of the selected leasing company and contract if they are listed', async () => {
  const browser = await openBrowser(server.app)
  const chosen = async (company: string, contract: string): Promise<unknown> => {
    await browser.api.setProductParameter({ query: { code: 'LEASING_COMPANY', value: company } })
    await browser.api.setProductParameter({ query: { code: 'LEASING_CONTRACT', value: contract } })
    return booking(browser)
  }
  expect(await booking(browser)).toMatchObject({ leasing: null })
  const company = 'Pohjolan Autoleasing'
  expect(await chosen('1', '102')).toMatchObject({ leasing: { company, contract: 'Huoltoleasing ja renkaat' } })
  expect(await chosen('1', '')).toMatchObject({ leasing: { company, contract: '' } })
  // A contract of another company.
  expect(await chosen('1', '201')).toMatchObject({ leasing: { company, contract: '' } })
  for (const nobody of ['', '0', '77', 'x', '1e99']) expect(await chosen(nobody, '')).toMatchObject({ leasing: null })
})
