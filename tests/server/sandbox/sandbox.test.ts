import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { PERSONS } from '#tests/fixtures/credit-application'
import { book, buyer } from '#tests/harness/visitors/credit-buyer'
import { rows } from '#tests/harness/database/rows'
import { openSandboxPages } from '#tests/harness/servers/sandbox-site'

let server: TestApp
let pages: ReturnType<typeof openSandboxPages>
beforeAll(async () => {
  server = await createTestApp()
  pages = openSandboxPages(server)
})
afterAll(() => server.close())

const toSign = async (): Promise<string> => (await book(await buyer(server.app), PERSONS.signing)).signingUrl ?? ''
const statusOf = async (url: string): Promise<unknown> => {
  const id = new URL(url).searchParams.get('payment')
  const [row] = await rows(server, sql`select status from sandbox_bank_payment where id = ${id}`)
  return row?.['status']
}

it('CR-05 the signing page has its own origin, is in Finnish, has no script and is marked as a sandbox', async () => {
  const url = await toSign()
  expect(new URL(url).origin).toBe('http://127.0.0.1:3001')
  const response = await pages.get(url)
  const text = await response.text()
  expect(text).toContain('<html lang="fi">')
  expect(text).toMatch(/Luoton määrä.*500,00\s€/s)
  expect(text).toContain('ei oikea palvelu')
  expect(text).not.toContain('<script')
  expect(response.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/localhost; frame-ancestors 'none'; base-uri 'none'$/,
  )
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

it('CR-06 accepts only the form’s own buttons, submitted from its own page', async () => {
  const url = await toSign()
  await pages.get(`${url}&outcome=accept&signing=success`)
  expect((await pages.press(url, '')).status).toBe(400)
  expect((await pages.press(url, 'success')).status).toBe(400)
  expect((await pages.press(`${url}&outcome=accept`, 'toString')).status).toBe(400)
  expect((await pages.press(url, 'accept', { Origin: 'http://localhost' })).status).toBe(403)
  expect((await pages.press(url, 'accept', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect(await statusOf(url)).toBe('SIGNING')
  const signed = await pages.press(url, 'accept', { Origin: 'http://127.0.0.1:3001', 'Sec-Fetch-Site': 'same-origin' })
  expect([signed.status, signed.headers.get('Location')]).toEqual([303, 'http://localhost/huolto?signing=success'])
  expect(await statusOf(url)).toBe('BOOKED')
})

it('CR-06 decides once: returning or resubmitting redirects to the same address', async () => {
  const url = await toSign()
  const leadsTo = async (answer: Promise<Response>) => (await answer).headers.get('Location')
  const failed = 'http://localhost/huolto?signing=failure'
  expect(await leadsTo(pages.press(url, 'reject'))).toBe(failed)
  expect(await leadsTo(pages.press(url, 'accept'))).toBe(failed)
  expect(await leadsTo(pages.get(url))).toBe(failed)
  expect(await statusOf(url)).toBe('DENIED')
})

it('lists the test persons, and returns 404 for unknown paths and payments', async () => {
  const home = await (await pages.get('http://127.0.0.1:3001/')).text()
  for (const person of ['230580-7335', '220950-9256', '140584-4785', '150987-069L']) expect(home).toContain(person)
  expect((await pages.get('http://127.0.0.1:3001/credit-bank/sign?payment=x')).status).toBe(404)
  expect((await pages.get('http://127.0.0.1:3001/credit-bank')).status).toBe(404)
  expect((await pages.get('http://rebound.example:3001/')).status).toBe(421)
  const url = (await toSign()).replace('/credit-bank/sign', '/card/pay')
  expect((await pages.press(url, 'accept')).status).toBe(404)
})
