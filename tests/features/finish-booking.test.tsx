import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { any } from 'superstruct'
import { describe, expect, it, vi } from 'vitest'
import { queryRows } from '#server/store/database'
import { here, openCustomer, type CustomerPage } from '../harness/customer-page'
import { notification, primary } from '../harness/render-app'
import { openShop } from '../harness/shop'

const shop = openShop()

const SAVED = 'Kiitos! Ajanvarauspyyntö on lähetetty. Saat hetken päästä tilausvahvistusviestin sähköpostiisi.'
const FAILED = 'Ajanvarauspyynnön tallentaminen epäonnistui.'
const ASKING = 'Varmistamme, menikö varaus perille…'

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const send = () => primary('Lähetä varaus')
const thanks = () => screen.findByRole('heading', { name: 'Kiitos varauksestasi!' })
const receipt = () => screen.getByLabelText('Varauksen tiedot')
const keys = () => new Set(shop.sent('saveBooking').map(({ headers }) => headers.get('Idempotency-Key')))
const bookings = async (): Promise<number> => (await queryRows(shop.db(), sql`select 1 from booking`, any())).length
/** The step with everything filled in, and how many bookings there are by then. */
async function readyToSend(): Promise<CustomerPage & { readonly before: number }> {
  const opened = await openCustomer(shop)
  return { ...opened, before: await bookings() }
}

describe('finishing a booking', () => {
  it('CU-03 CU-04 CU-06 thanks and shows what was booked, to take along; a page opened anew starts at the first step', async () => {
    const { user, close, before } = await readyToSend()
    const time = (await screen.findByRole('region', { name: 'Aika' })).querySelector('strong')?.textContent ?? 'no time'
    // The details go first, whatever the autosave has got to.
    await user.type(field(/^Puhelinnumero/), '8')
    await user.click(send())
    await thanks()
    expect(shop.lastBody('saveCustomer')).toMatchObject({ phone_number: '040 123 45678' })
    expect(await notification(`Onnistui: ${SAVED}`)).toBeVisible()
    for (const part of ['ABC-123', 'Toyota Corolla 1.8 Hybrid', 'Helsinki Roihupelto', 'Perushuolto', time])
      expect(receipt()).toHaveTextContent(part)
    expect(receipt()).toHaveTextContent(/249,00\s€/)
    expect(screen.getByText('Lähetämme vahvistuksen osoitteeseen aino@example.fi.')).toBeVisible()
    expect(await bookings()).toBe(before + 1)

    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob) => (files.push(file), 'blob:event')
        static override revokeObjectURL = () => {}
      },
    )
    const names: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await user.click(screen.getByRole('button', { name: 'Lisää kalenteriin' }))
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^ajanvaraus-2026-\d\d-\d\d\.ics$/)]))
    const text = await files[0]?.text()
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8')
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*DTSTART:2026\d{4}T\d{6}Z\r\n/)
    expect(text).toContain('SUMMARY:Ajanvaraus: Helsinki Roihupelto')
    await user.click(screen.getByRole('button', { name: 'Tulosta varauksen tiedot' }))
    expect(print).toHaveBeenCalledOnce()
    click.mockRestore()
    print.mockRestore()
    vi.unstubAllGlobals()

    expect(window.sessionStorage).toHaveLength(0)
    close()
    here()
    expect(await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })).toBeVisible()
    expect(screen.getByLabelText(/Rekisterinumero/)).toHaveValue('')
  })

  it('CU-05 says what failed, loses nothing, and saves once with the same key; the thanks lead to another booking', async () => {
    const { user, before } = await readyToSend()
    shop.fail('saveCustomer', 500)
    await user.click(send())
    expect(await screen.findByText('Tietojen tallentaminen epäonnistui.')).toBeVisible()
    await waitFor(() => expect(send()).toBeEnabled())
    expect(shop.count('saveBooking')).toBe(0)
    shop.restore('saveCustomer')

    shop.fail('saveBooking', 500)
    await user.click(send())
    expect(await notification(`Virhe: ${FAILED}`)).toBeVisible()
    expect(within(await screen.findByRole('alert')).getByText(FAILED)).toBeVisible()
    expect(field(/^Sukunimi/)).toHaveValue('Öhman')
    // Nothing is said of it any more to who goes away and comes again.
    await user.click(screen.getByRole('button', { name: 'Vaihda aika' }))
    await screen.findByRole('heading', { name: 'Varaa aika' })
    await waitFor(() => expect(primary('Jatka')).toBeEnabled())
    await user.click(primary('Jatka'))
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()

    shop.restore('saveBooking')
    await user.click(send())
    await thanks()
    expect(shop.count('saveBooking')).toBe(2)
    expect([...keys()]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(await bookings()).toBe(before + 1)
    await user.click(screen.getByRole('button', { name: 'Tee uusi varaus' }))
    expect(await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })).toBeVisible()
    expect(screen.getByLabelText(/Rekisterinumero/)).toHaveValue('')
  })

  it('CU-05 asks what became of a save whose answer was lost, and thanks for the one booking', async () => {
    const { user, before } = await readyToSend()
    let isHeard = false
    shop.answer('saveBooking', async (pass) => {
      const answer = await pass()
      if (isHeard) return answer
      isHeard = true
      return HttpResponse.error()
    })
    await user.dblClick(send())
    expect(await screen.findByText(ASKING)).toBeVisible()
    expect(field(/^Etunimi/)).toHaveAttribute('readonly')
    await thanks()
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
    expect(shop.count('saveBooking')).toBe(2)
    expect(keys().size).toBe(1)
    expect(await bookings()).toBe(before + 1)
    expect(receipt()).toHaveTextContent(/Aika\w+ \d+\.\d+\.2026 klo/)
  })

  it('CU-05 says that it does not know where nobody answers, lets nothing be changed, and the retry ends in thanks', async () => {
    const { user, before } = await readyToSend()
    let isFirst = true
    // The first answer is lost, and the next one is that of a server that has too much to do.
    shop.answer('saveBooking', async (pass) => {
      if (!isFirst) return HttpResponse.json({ code: 'TEST', message: 'later' }, { status: 429 })
      isFirst = false
      await pass()
      return HttpResponse.error()
    })
    await user.click(send())
    const unsure = await screen.findByRole('alert')
    expect(unsure).toHaveTextContent('Emme vielä tiedä, menikö varaus perille.')
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
    const saves = shop.count('saveCustomer')
    await user.type(field(/^Puhelinnumero/), '999')
    expect(field(/^Puhelinnumero/)).toHaveValue('040 123 4567')
    expect(screen.getByRole('button', { name: 'Vaihda aika' }).closest('[inert]')).not.toBeNull()
    shop.restore('saveBooking')
    await user.click(primary('Varmista uudelleen'))
    await thanks()
    expect(shop.count('saveCustomer')).toBe(saves)
    expect(await bookings()).toBe(before + 1)
  })

  it.each(['after', 'before'])(
    'CU-05 WZ-10 a page reloaded %s the booking was saved, but before that was known, finds out by itself',
    async (when) => {
      const { user, close, before } = await readyToSend()
      shop.answer('saveBooking', async (pass) => {
        if (when === 'after') await pass()
        return HttpResponse.error()
      })
      await user.click(send())
      await screen.findByText(ASKING)
      close()
      shop.restore('saveBooking')
      const release = shop.hold('saveBooking')
      const credit = shop.count('creditMinimumPrice')
      here()
      expect(await screen.findByRole('heading', { name: 'Omat tiedot' })).toBeVisible()
      expect(field(/^Etunimi/)).toHaveAttribute('readonly')
      expect(screen.queryByText(/^Varausaikasi päättyi/)).not.toBeInTheDocument()
      release()
      await thanks()
      expect(shop.count('creditMinimumPrice')).toBe(credit)
      expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
      expect(receipt()).toHaveTextContent(/Aika\w+ \d+\.\d+\.2026 klo/)
      expect(receipt()).toHaveTextContent('Helsinki Roihupelto')
      expect(keys().size).toBe(1)
      expect(await bookings()).toBe(before + 1)
      expect(window.sessionStorage).toHaveLength(0)
    },
  )

  it('CU-05 READINGS-10 a session that has ended before that: what to do first stays in the page', async () => {
    const { user, close } = await readyToSend()
    shop.answer('saveBooking', () => HttpResponse.error())
    await user.click(send())
    await screen.findByText(ASKING)
    close()
    shop.fail('saveBooking', 412)
    shop.fail('getBooking', 412)
    here()
    expect(await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })).toBeVisible()
    expect(await screen.findByText('Emme saaneet selville, menikö varauksesi perille')).toBeVisible()
    expect(screen.getByText(/^Katso sähköpostistasi/)).toBeVisible()
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
  })
})
