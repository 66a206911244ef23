/** The mails about extra work, and the desk's command that proposes it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '#server/mail/mail'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import { runInProcess } from '#server/desk/run'
import { pseudonym } from '#server/platform/secrets'
import { proposalText } from '../../../scripts/tools/proposal-file'
import { rows } from '#tests/harness/database/rows'
import { dispatchOf, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { recordedOutput } from '#tests/harness/servers/recorded-output'
import { createTestApp, type TestApp } from '#tests/harness/servers/server-app'
import { atSeven, book, reference } from '#tests/harness/visitors/booked-visitor'
import { accept, decide, foundWork, openWork } from '#tests/harness/visitors/extra-work'
import { openBrowser } from '#tests/harness/visitors/http-client'

let server: TestApp
let folder = ''
let booked = { id: '', reference: '', bookingKey: '' }
beforeAll(async () => {
  server = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'hv-ticket-'))
})
beforeEach(async () => {
  for (const table of ['reservation', 'locker_reservation', 'booking', 'outbox'])
    await server.db.execute(sql`delete from ${sql.identifier(table)}`)
  const { bookingKey } = await book(server, atSeven('2026-11-24'))
  const [row] = await rows(server, sql`select id::text from booking`)
  const id = String(row?.['id'])
  booked = { id, bookingKey, reference: pseudonym(server.options.secret, id) }
  await server.db.execute(sql`delete from outbox`)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function dispatched(): Promise<readonly Mail[]> {
  const transport = keepingTransport()
  while ((await dispatchNext(dispatchOf(server, transport), new AbortController().signal)) === 'done');
  return transport.mails
}

const desk = async (proposal: unknown, booking = booked.reference) => {
  const output = recordedOutput()
  const text = typeof proposal === 'string' ? proposal : JSON.stringify(proposal)
  const code = await runInProcess(
    {
      db: server.db,
      now: () => '2026-11-24T09:00:00',
      log: { error: () => undefined },
      publicUrl: 'https://varaus.example.fi',
    },
    { command: 'ticket create', booking, text },
    output,
    new AbortController().signal,
  )
  return { code, lines: output.lines, faults: output.faults }
}
/** Has the desk propose the usual work. Resolves to the code of its link. */
const proposed = async (): Promise<string> => {
  const { lines } = await desk(foundWork)
  return new URL(lines[0] ?? '').searchParams.get('ticket') ?? ''
}

/** Lines of a plain text without the breaks of a paragraph. */
const flat = (mail: Mail | undefined): string => mail?.text.replaceAll(/\s+/g, ' ') ?? ''

describe('the desk proposes extra work', () => {
  it('PU-04 prints the link that the customer gets by mail, and keeps the code nowhere in plain text', async () => {
    const { code, lines, faults } = await desk(foundWork)
    expect([code, faults]).toEqual([0, []])
    expect(lines).toEqual([expect.stringMatching(/^https:\/\/varaus\.example\.fi\/peruutus\?ticket=[\dA-Z_-]{43}$/)])
    const [mail, ...more] = await dispatched()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: { address: 'aino@example.fi' },
      replyTo: { address: 'huolto.helsinki@autohuolto.example' },
      subject: 'Tarvitsemme vastauksesi huollon aikana löytyneeseen työhön: ABC-123',
      calendar: null,
    })
    expect(mail?.text).toContain(`Katso ja vastaa:\n${lines[0]}`)
    expect(mail?.html).toContain(`href="${lines[0]}"`)
    expect(flat(mail)).toContain('Emme tee työtä, ennen kuin hyväksyt sen.')
    expect(flat(mail)).toContain('Jarruhuolto: Enimmäishinta 169,00 €')
    expect(flat(mail)).toContain('Suodattimen vaihto: Kiinteä hinta 59,00 €')
    expect(flat(mail)).toContain('Renkaiden urasyvyys on 4 mm.: ei vaadi päätöstä')
    expect(flat(mail)).toContain('Voit vastata pe 27.11.2026 asti.')
    const secret = lines[0]?.split('=')[1] ?? '-'
    for (const table of ['service_ticket', 'outbox'])
      expect(JSON.stringify(await rows(server, sql`select * from ${sql.identifier(table)}`))).not.toContain(secret)
  })

  it.each([
    ['{', 'the file is not JSON'],
    [{}, 'message is missing'],
    [{ ...foundWork, mesage: '' }, 'mesage is not known'],
    [{ ...foundWork, items: [] }, 'items is not valid'],
    [{ ...foundWork, items: [{ description: 'A', urgency: 'yesterday' }] }, 'items.0.urgency is not valid'],
    [
      { ...foundWork, items: [{ description: 'A', picture: 'https://kuvat.example/a.jpg' }] },
      'items.0.picture is not valid',
    ],
    [{ ...foundWork, items: [{ description: 'A', picture: '//kuvat.example/a.jpg' }] }, 'items.0.picture is not valid'],
    [{ ...foundWork, items: [{ description: 'A', product: 999_999 }] }, 'product 999999 is not on sale'],
    [{ ...foundWork, items: [{ description: 'A', product: 101 }] }, 'product 101 is booked or proposed already'],
  ])('refuses the file %j and says why', async (proposal, why) => {
    expect(await desk(proposal)).toEqual({ code: 1, lines: [], faults: [`nothing was changed: ${why}`] })
    expect(await dispatched()).toEqual([])
  })

  it('refuses an unknown reference and a cancelled booking', async () => {
    expect((await desk(foundWork, '000000000000')).faults).toEqual(['nothing was changed: no booking 000000000000'])
    await (await openBrowser(server.app)).api.cancelBooking(reference(booked.bookingKey))
    expect((await desk(foundWork)).code).toBe(1)
  })

  it('reads the pictures beside the file', async () => {
    const file = join(folder, 'lisatyo.json')
    await writeFile(join(folder, 'pala.PNG'), 'x')
    await writeFile(file, JSON.stringify({ items: [{ picture: 'pala.PNG' }, { picture: '/oma.jpg' }, {}] }))
    expect(JSON.parse(proposalText(file))).toEqual({
      items: [{ picture: 'data:image/png;base64,eA==' }, { picture: '/oma.jpg' }, {}],
    })
    await writeFile(file, JSON.stringify({ items: [{ picture: 'pala.exe' }] }))
    expect(() => proposalText(file)).toThrow('pala.exe is no picture: use .jpg, .jpeg, .png, .webp')
  })
})

describe('the answer', () => {
  it('PU-04 is mailed to the customer and to the workshop, with what was accepted, declined and is due', async () => {
    await server.db.execute(sql`
      insert into card_payment (order_number, session_id, booking_id, amount_cents, state)
      values ('1', ${booked.id}::uuid, ${booked.id}::uuid, 24900, 'PAID')`)
    const code = await proposed()
    const browser = await openBrowser(server.app, 'CANCEL_FORM')
    const { id, items } = await openWork(browser, code)
    await browser.api.reportWarningLight({ params: { id }, body: { value: 'ABS' } })
    await accept(browser, items[0])
    await decide(browser, code)
    const [customer, workshop, ...more] = await dispatched()
    // The mail that asked was not sent yet, and is not any more.
    expect(more).toEqual([])
    expect(customer).toMatchObject({
      to: { address: 'aino@example.fi' },
      subject: 'Vastauksesi lisätyöhön: ABC-123',
      calendar: null,
    })
    expect(flat(customer)).toMatch(
      /Hyväksytyt työt: Jarruhuolto: Enimmäishinta 169,00 € Hyväksytyt yhteensä: 169,00 € Ei tehdä: Suodattimen vaihto: Kiinteä hinta 59,00 € Koko käynti: Hinta-arvio yhteensä: 418,00 € Maksettu kortilla: 249,00 € Maksetaan toimipisteessä: 169,00 €/,
    )
    expect(workshop).toMatchObject({
      to: { address: 'huolto.helsinki@autohuolto.example' },
      replyTo: { address: 'aino@example.fi' },
      subject: 'Lisätyö on hyväksytty: ABC-123',
    })
    expect(flat(workshop)).toMatch(
      /Hyväksytyt työt: Jarruhuolto: Enimmäishinta 169,00 € .*Ei tehdä: Suodattimen vaihto/,
    )
    expect(flat(workshop)).toMatch(/Vastattu: ma 23\.11\.2026 klo 8\.0\d/)
    expect(workshop?.text).toContain('> Merkkivalo palaa: ABS')

    const output = recordedOutput()
    const asked = { from: '2026-11-24', to: '2026-11-24', organization: null }
    for (const csv of [false, true])
      await runInProcess(
        { db: server.db, now: () => '2026-11-24T09:00:00', log: { error: () => undefined } },
        { command: 'bookings list', ...asked, csv },
        output,
        new AbortController().signal,
      )
    for (const text of output.texts.filter((one) => one.includes('ABC-123')))
      expect(text).toContain('Perushuolto (öljynvaihtohuolto), Jarruhuolto')
    expect(output.texts.join('')).toMatch(/Maksetaan toimipisteessä: 169,00\s€/)
  })

  it('PU-04 says plainly that everything was declined', async () => {
    const code = await proposed()
    await dispatched()
    const browser = await openBrowser(server.app, 'CANCEL_FORM')
    await openWork(browser, code)
    await decide(browser, code)
    const [customer, workshop] = await dispatched()
    expect(flat(customer)).toContain('Et hyväksynyt lisätyötä. Teemme autoosi vain sen, minkä olet varannut.')
    expect(flat(customer)).not.toContain('Hyväksytyt')
    expect(workshop?.subject).toBe('Lisätyötä ei hyväksytty: ABC-123')
  })
})
