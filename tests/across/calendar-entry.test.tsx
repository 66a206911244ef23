// Slices: finish-booking, manage-booking
import { screen, waitFor } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { dispatchNext } from '#server/mail/dispatch/dispatch'
import { dispatchOf, keepingTransport } from '#tests/harness/mail/mail-outbox'
import { reference } from '#tests/harness/visitors/booked-visitor'
import { openCustomer } from '../harness/screens/customer-page'
import { primary } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'

const SENDER = { name: 'Pohjolan Autohuolto', address: 'varaus@autohuolto.example' }
const shop = openShop(undefined, { sender: SENDER })
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The calendar files of the mails that wait, the oldest first. */
async function mailed(): Promise<string[]> {
  const transport = keepingTransport()
  const dispatch = dispatchOf({ db: shop.db() }, transport)
  while ((await dispatchNext(dispatch, AbortSignal.timeout(30_000))) === 'done');
  return transport.mails.flatMap(({ calendar }) => calendar?.content ?? [])
}

/** Presses 'Lisää kalenteriin'. Resolves to the file. */
async function downloaded(press: () => Promise<void>): Promise<string> {
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => (files.push(file), 'blob:event')
      static override revokeObjectURL = () => {}
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await press()
  await waitFor(() => expect(files).toHaveLength(1))
  return files[0]?.text() ?? ''
}

/** The lines that say which visit it is, where, and whose; without the alarm and the time of making. */
const lines = (file: string): string[] =>
  file
    .replaceAll('\r\n ', '')
    .replace(/BEGIN:VALARM.*END:VALARM\r\n/s, '')
    .split('\r\n')
    .filter((line) => !line.startsWith('DTSTAMP'))

it('RC-16 the file of Kiitos and those of the mails are one entry: title, place, text, organiser, and SEQUENCE', async () => {
  await shop.db().execute(sql`delete from outbox`)
  const { user } = await openCustomer(shop)
  await user.click(primary('Lähetä varaus'))
  const download = await screen.findByRole('button', { name: 'Lisää kalenteriin' })
  const page = await downloaded(() => user.click(download))
  const [confirmation = ''] = await mailed()
  expect(lines(page)).toEqual(lines(confirmation))
  expect(lines(page)).toContain('SUMMARY:Ajanvaraus: Helsinki Roihupelto')
  expect(lines(page)).toContain('ORGANIZER;CN="Pohjolan Autohuolto":mailto:varaus@autohuolto.example')

  // The mail of the cancellation removes that entry.
  const key = /#varaus=(.*)$/.exec(
    screen.getByRole('link', { name: 'Siirrä tai peruuta varaus' }).getAttribute('href') ?? '',
  )?.[1]
  const { api } = await shop.visitor('CANCEL_FORM')
  await api.cancelBooking(reference(decodeURIComponent(key ?? '')))
  const [cancelled = ''] = await mailed()
  const same = (file: string) => lines(file).filter((line) => /^(?:UID|SUMMARY|LOCATION|ORGANIZER)/.test(line))
  expect(same(cancelled)).toEqual(same(page))
  // The text too, but for what the customer would do.
  const text = (file: string) => lines(file).find((line) => line.startsWith('DESCRIPTION:')) ?? ''
  const asking = /(Tuo auto klo [\d.]+|Toimipisteen ohjeet: [^\\]+)\\n/g
  expect(text(page).match(asking)).toHaveLength(2)
  expect(text(cancelled)).toBe(text(page).replaceAll(asking, ''))
  expect(lines(cancelled)).toContain('SEQUENCE:1')
})
