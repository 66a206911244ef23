/** Any person's name, address, e-mail and telephone stand whole and in the right direction on every surface (EV-07). */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runInProcess } from '#server/desk/run'
import { escaped } from '#server/http/html'
import { checkConfig } from '#shared/config/explain'
import type { Customer } from '#shared/api/nouns/customer'
import { PEOPLE } from '#tests/fixtures/people'
import { dispatchedWith } from '#tests/harness/mail/dispatched'
import { recordedOutput } from '#tests/harness/servers/recorded-output'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atSeven, completeVisitor, reserve } from '#tests/harness/visitors/booked-visitor'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  for (const table of ['reservation', 'locker_reservation', 'booking', 'outbox'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
})
afterAll(() => server.close())

async function bookFor(someone: Customer) {
  const visitor = await completeVisitor(server)
  await reserve(visitor, atSeven('2026-11-25'))
  await visitor.api.saveCustomer({ body: someone })
  const saved = await visitor.api.saveBooking()
  return { ...saved, read: await visitor.api.getBooking() }
}

async function deskList(csv: boolean): Promise<string> {
  const output = recordedOutput()
  const asked = { from: '2026-11-25', to: '2026-11-25', organization: null, csv }
  const desk = { db: server.db, now: () => '2026-11-23T08:00:00', log: { error: () => undefined } }
  expect(await runInProcess(desk, { command: 'bookings list', ...asked }, output, new AbortController().signal)).toBe(0)
  return output.texts.join('')
}

/** The texts of the cells of a mail's tables that are shown in their own direction. Spans in them only say how to break. */
const cellsOf = (page: string | null | undefined): string[] =>
  [...(page ?? '').matchAll(/<td dir="auto"[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replaceAll(/<\/?span[^>]*>/g, ''),
  )

describe.each(Object.entries(PEOPLE))('a person with %s', (_, someone) => {
  const name = `${someone.first_name} ${someone.last_name}`
  const told = [name, someone.phone_number, someone.email, someone.address]

  it('EV-07 is whole in the booking, in the mails to both, in the CSV and in the list of the desk', async () => {
    const { read } = await bookFor(someone)
    expect(read.customer).toMatchObject(someone)

    const mails = await dispatchedWith(server, checkConfig('{}'))
    const own = mails.find(({ to }) => to.address === someone.email)
    const workshop = mails.find(({ to }) => to.address !== someone.email)
    expect(own?.subject).toBeDefined()
    for (const text of told) {
      // The plain text wraps its lines at spaces.
      expect(workshop?.text.replaceAll(/\s+/g, ' ')).toContain(text)
      expect(cellsOf(workshop?.html)).toContain(escaped(text))
    }
    const [csv, table] = [await deskList(true), await deskList(false)]
    for (const text of told.slice(0, 3)) expect(csv).toContain(text)
    for (const text of told.slice(0, 2)) expect(table).toContain(text)
  })
})

it('EV-07 isolates names that run from right to left in the columns of the desk', async () => {
  const { hebrew } = PEOPLE
  if (!hebrew) throw new Error('no such person')
  await bookFor(hebrew)
  const table = await deskList(false)
  expect(table).toContain('\u2068שרה לוי\u2069  +972 3-123-4567')
  // The columns stay as wide as what is seen.
  const [heading = '', line = ''] = table.split('\n')
  expect(line.replaceAll(/[\u2068\u2069]/g, '').indexOf('+972')).toBe(heading.indexOf('Puhelin'))
})
