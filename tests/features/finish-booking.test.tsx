import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { any } from 'superstruct'
import { describe, expect, it, vi } from 'vitest'
import { queryRows } from '#server/store/database'
import { notification, openApp, openStep, primary, type OpenedApp } from '../harness/render-app'
import { openShop } from '../harness/shop'

const shop = openShop()

const SAVED = 'Kiitos! Ajanvarauspyyntö on lähetetty. Saat hetken päästä tilausvahvistusviestin sähköpostiisi.'
const FAILED = 'Ajanvarauspyynnön tallentaminen epäonnistui.'

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const send = () => primary('Lähetä varaus')
const thanks = () => screen.findByRole('heading', { name: 'Kiitos varauksestasi!' })
const bookings = async (): Promise<number> => (await queryRows(shop.db(), sql`select 1 from booking`, any())).length

async function fill(user: UserEvent): Promise<void> {
  await user.type(field(/^Etunimi/), 'Maija')
  await user.type(field(/^Sukunimi/), 'Meikäläinen')
  await user.type(field(/^Sähköposti/), 'maija@esimerkki.fi')
  await user.type(field(/^Puhelinnumero/), '040 123 4567')
}
/** The customer step with everything filled in. */
async function readyToSend(): Promise<OpenedApp> {
  const opened = await openStep(shop, 'CUSTOMER')
  await screen.findByRole('heading', { name: 'Omat tiedot' })
  await fill(opened.user)
  return opened
}

describe('finishing a booking', () => {
  it('CU-04 thanks, says that the booking was sent, and shows what was booked', async () => {
    const { user } = await readyToSend()
    const time = (await screen.findByRole('region', { name: 'Aika' })).querySelector('strong')?.textContent ?? 'no time'
    const before = await bookings()
    await user.click(send())
    await thanks()
    expect(await notification(`Onnistui: ${SAVED}`)).toBeVisible()
    const receipt = screen.getByLabelText('Varauksen tiedot')
    for (const part of ['ABC-123', 'Toyota Corolla 1.8 Hybrid', 'Helsinki Roihupelto', 'Perushuolto', time])
      expect(receipt).toHaveTextContent(part)
    expect(receipt).toHaveTextContent(/249,00\s€/)
    expect(screen.getByText('Lähetämme vahvistuksen osoitteeseen maija@esimerkki.fi.')).toBeVisible()
    expect(await bookings()).toBe(before + 1)
  })

  it('CU-04 forgets the booking: a page opened anew starts at the first step', async () => {
    const { user, close } = await readyToSend()
    await user.click(send())
    await thanks()
    expect(window.sessionStorage).toHaveLength(0)
    close()
    openApp()
    expect(await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })).toBeVisible()
    expect(screen.getByLabelText(/Rekisterinumero/)).toHaveValue('')
  })

  it('CU-04 starts another booking from the thanks', async () => {
    const { user } = await readyToSend()
    await user.click(send())
    await thanks()
    await user.click(screen.getByRole('button', { name: 'Tee uusi varaus' }))
    expect(await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })).toBeVisible()
    expect(screen.getByLabelText(/Rekisterinumero/)).toHaveValue('')
  })

  it('CU-03 CU-04 sends the details first, whatever the autosave has got to', async () => {
    const { user } = await readyToSend()
    await user.type(field(/^Puhelinnumero/), '8')
    await user.click(send())
    await thanks()
    expect(shop.lastBody('saveCustomer')).toMatchObject({ phone_number: '040 123 45678' })
  })

  it('CU-05 says that saving failed, loses nothing, and saves once with the same key on the next try', async () => {
    const { user } = await readyToSend()
    const before = await bookings()
    shop.fail('saveBooking', 500)
    await user.click(send())
    expect(await notification(`Virhe: ${FAILED}`)).toBeVisible()
    expect(within(await screen.findByRole('alert')).getByText(FAILED)).toBeVisible()
    expect(field(/^Sukunimi/)).toHaveValue('Meikäläinen')
    shop.restore('saveBooking')
    await user.click(send())
    await thanks()
    const keys = shop.sent('saveBooking').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(await bookings()).toBe(before + 1)
  })

  it('CU-05 asks what became of a save whose answer was lost, and thanks for the one booking', async () => {
    const { user } = await readyToSend()
    const before = await bookings()
    let isHeard = false
    shop.answer('saveBooking', async (pass) => {
      const answer = await pass()
      if (isHeard) return answer
      isHeard = true
      return HttpResponse.error()
    })
    await user.dblClick(send())
    expect(await screen.findByText('Varmistamme, menikö varaus perille…')).toBeVisible()
    expect(field(/^Etunimi/)).toHaveAttribute('readonly')
    await thanks()
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
    expect(shop.count('saveBooking')).toBe(2)
    expect(new Set(shop.sent('saveBooking').map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
    expect(await bookings()).toBe(before + 1)
    expect(screen.getByLabelText('Varauksen tiedot')).toHaveTextContent(/Aika\w+ \d+\.\d+\.2026 klo/)
  })

  it('CU-05 says that it does not know where nobody answers, lets nothing be changed, and the retry ends in thanks', async () => {
    const { user } = await readyToSend()
    const before = await bookings()
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
    shop.restore('saveBooking')
    await user.click(primary('Varmista uudelleen'))
    await thanks()
    expect(shop.count('saveCustomer')).toBe(saves)
    expect(await bookings()).toBe(before + 1)
  })

  it('CU-06 gives the reserved time as a file for a calendar, and a print', async () => {
    const { user } = await readyToSend()
    await user.click(send())
    await thanks()
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
  })

  it('CU-05 does not save a booking without the customer’s details', async () => {
    const { user } = await readyToSend()
    shop.fail('saveCustomer', 500)
    await user.click(send())
    expect(await screen.findByText('Tietojen tallentaminen epäonnistui.')).toBeVisible()
    await waitFor(() => expect(send()).toBeEnabled())
    expect(shop.count('saveBooking')).toBe(0)
  })

  it('CU-05 says nothing of an earlier failure in a booking that was started over', async () => {
    const { user } = await readyToSend()
    shop.fail('saveBooking', 500)
    await user.click(send())
    await notification(`Virhe: ${FAILED}`)
    await user.click(screen.getByRole('button', { name: 'Aloita alusta' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Aloita alusta' }))
    await user.type(await screen.findByLabelText(/Rekisterinumero/), 'KOR-77')
    await user.type(screen.getByLabelText(/Kilometrilukema/), '1000')
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    await user.click(await screen.findByRole('button', { name: 'Valitse Espoo Leppävaara' }))
    await screen.findByRole('heading', { name: 'Valitse palvelut' })
    await user.click(primary('Jatka'))
    const [slot] = await screen.findAllByRole('button', { name: /^Valitse aika klo/ })
    await user.click(slot ?? document.body)
    await user.click(primary('Jatka'))
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
