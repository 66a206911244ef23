import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { any } from 'superstruct'
import { describe, expect, it, vi } from 'vitest'
import { queryRows } from '#server/platform/database/database'
import { here, openCustomer, type CustomerPage } from '../../harness/screens/customer-page'
import { heard } from '../../harness/screens/heard'
import { notification, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'
import { findPart } from '../../harness/screens/part'
import { ticketDate } from '../../harness/screens/ticket'

const shop = openShop()

const SAVED = 'Kiitos! Ajanvarauspyyntö on lähetetty. Saat hetken päästä tilausvahvistusviestin sähköpostiisi.'
const FAILED = 'Ajanvarauspyynnön tallentaminen epäonnistui.'
const ASKING = 'Varmistamme, menikö varaus perille…'

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const send = () => primary('Lähetä varaus')
const thanks = () => screen.findByRole('heading', { level: 2, name: /^Aika on varattu sinulle/ })
const receipt = () => screen.getByLabelText('Varauksen tiedot')
const keys = () => new Set(shop.sent('saveBooking').map(({ headers }) => headers.get('Idempotency-Key')))
const bookings = async (): Promise<number> => (await queryRows(shop.db(), sql`select 1 from booking`, any())).length
/** Opens the filled-in step. `before` is the number of bookings at that time. */
async function readyToSend(): Promise<CustomerPage & { readonly before: number }> {
  const opened = await openCustomer(shop)
  return { ...opened, before: await bookings() }
}

describe('finishing a booking', () => {
  it('CU-05 reading 51: an answer that says no is the step’s failure, loses nothing, and the next press books', async () => {
    const { user, before } = await readyToSend()
    shop.answer('saveBooking', () => HttpResponse.json({ responseCode: 'FAILURE' }))
    await user.click(send())
    expect(within(await screen.findByRole('alert')).getByText(FAILED)).toBeVisible()
    expect(screen.queryByText('Palvelussa tapahtui odottamaton häiriö.')).toBeNull()
    expect(screen.queryByText(SAVED)).toBeNull()
    expect(field(/^Sukunimi/)).toHaveValue('Öhman')
    expect(await bookings()).toBe(before)
    shop.restore('saveBooking')
    await user.click(send())
    await thanks()
    expect(await bookings()).toBe(before + 1)
    expect(keys().size).toBe(2)
  })

  it('CU-05 tells the page around it once of a booking that was saved, and never of one that failed', async () => {
    const events = heard('booking-saved')
    const { user } = await readyToSend()
    shop.fail('saveBooking', 500)
    await user.click(send())
    await notification(`Virhe: ${FAILED}`)
    expect(events).toEqual([])
    shop.restore('saveBooking')
    await user.click(send())
    await thanks()
    expect(events).toEqual([null])
  })

  it.each([
    [
      'PLATE',
      '3000',
      'Tälle ajoneuvolle on jo tehty monta varausta.',
      'Uuden varauksen voi tehdä 50 minuutin kuluttua.',
    ],
    [
      'EMAIL',
      '7000',
      'Tällä sähköpostiosoitteella on jo tehty monta varausta.',
      'Uuden varauksen voi tehdä 2 tunnin kuluttua.',
    ],
    ['TELEPHONE', null, 'Tällä puhelinnumerolla on jo tehty monta varausta.', 'Yritä myöhemmin uudelleen.'],
  ])(
    'OP-06 TOO_MANY_OF_%s says what has too many bookings, when one more is taken and whom to call',
    async (of, after, title, help) => {
      const { user, before } = await readyToSend()
      const headers = after === null ? {} : { 'Retry-After': after }
      const refusal = { code: `TOO_MANY_OF_${of}`, message: 'too many' }
      shop.answer('saveBooking', () => HttpResponse.json(refusal, { status: 429, headers }))
      await user.click(send())
      const failure = await screen.findByRole('alert')
      expect(failure).toHaveTextContent(`${title}Varausta ei tallennettu. ${help} Soita, niin autamme: 09 555 0101`)
      expect(screen.queryByText(/^Olet yrittänyt liian monta kertaa/)).toBeNull()
      expect(field(/^Sukunimi/)).toHaveValue('Öhman')
      shop.restore('saveBooking')
      await user.click(send())
      await thanks()
      expect(await bookings()).toBe(before + 1)
    },
  )

  it('OP-03 a held time on a day that is closed now leads back to the times, and nothing else is lost', async () => {
    const { user, before } = await readyToSend()
    const release = shop.hold('saveBooking')
    await user.click(send())
    await waitFor(() => expect(shop.count('saveBooking')).toBe(1))
    await shop.db().execute(sql`
      insert into closed_day select distinct lower(during)::date from reservation where kind = 'hold'
      on conflict do nothing`)
    release()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Aika ei ole enää varattuna sinulle. Valitse aika uudelleen. Muut tietosi ovat tallessa.',
    )
    expect(screen.getByRole('heading', { name: 'Varaa aika' })).toBeVisible()
    expect(screen.getByText('Perushuolto (öljynvaihtohuolto)')).toBeVisible()
    expect(shop.lastBody('saveCustomer')).toMatchObject({ last_name: 'Öhman' })
    expect(await bookings()).toBe(before)
    await shop.db().execute(sql`delete from closed_day where date < '2026-12-01'`)
  })

  it('CU-03 CU-04 CU-06 VI-01 shows a receipt to download and print, and starts at the first step after a reload', async () => {
    const { user, close, before } = await readyToSend()
    const events = heard('booking-saved')
    const time = (await findPart('Aika')).querySelector('strong')?.textContent ?? 'no time'
    // The submit saves the details first, whatever the state of the autosave.
    await user.type(field(/^Puhelinnumero/), '8')
    await user.click(send())
    await thanks()
    expect(shop.lastBody('saveCustomer')).toMatchObject({ phone_number: '040 123 45678' })
    expect(await notification(`Onnistui: ${SAVED}`)).toBeVisible()
    expect(events).toEqual([null])
    await thanks()
    expect(ticketDate()).toHaveTextContent(time)
    expect(await thanks()).toHaveFocus()
    for (const part of ['ABC-123', 'Toyota Corolla 1.8 Hybrid', 'Helsinki Roihupelto', 'Perushuolto'])
      expect(receipt()).toHaveTextContent(part)
    expect(receipt()).toHaveTextContent(/249,00\s€/)
    expect(screen.getByText(whole('Lähetämme vahvistuksen osoitteeseen aino@example.fi.'))).toBeVisible()
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
    expect(text).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-P1D\r\n')
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

  it('RC-15 leads to the booking by its key, or to the form for requests without one', async () => {
    const { user } = await readyToSend()
    let key = ''
    shop.answer('saveBooking', async (pass) => {
      const saved = await (await pass()).json()
      key = saved.bookingKey
      return HttpResponse.json(saved)
    })
    await user.click(send())
    await thanks()
    const link = screen.getByRole('link', { name: 'Siirrä tai peruuta varaus' })
    expect(link).toHaveAttribute('href', `/peruutus#varaus=${key}`)
    await user.click(screen.getByRole('button', { name: 'Tee uusi varaus' }))
    await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })
  })

  it('RC-15 RC-17 leads to the form for requests if the server answers no key', async () => {
    const { user } = await readyToSend()
    shop.answer('saveBooking', async (pass) => {
      await pass()
      return HttpResponse.json({})
    })
    await user.click(send())
    await thanks()
    expect(ticketDate()).toHaveTextContent(/ \d+\.\d+\.2026 klo/)
    expect(screen.getByRole('link', { name: 'Lähetä muutos- tai peruutuspyyntö' })).toHaveAttribute('href', '/peruutus')
    expect(screen.queryByRole('link', { name: 'Siirrä tai peruuta varaus' })).not.toBeInTheDocument()
    expect(receipt()).toHaveTextContent('ABC-123')
  })

  it('CU-05 shows a failure, keeps the input, saves once with the same key, and offers another booking', async () => {
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
    // The failure is not shown any more after the visitor left the step and returned.
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

  it('CU-05 retries a save without a response, and shows the thanks for one booking', async () => {
    const { user, before } = await readyToSend()
    let isAnswered = false
    shop.answer('saveBooking', async (pass) => {
      const answer = await pass()
      if (isAnswered) return answer
      isAnswered = true
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
    await thanks()
    expect(ticketDate()).toHaveTextContent(/ \d+\.\d+\.2026 klo/)
  })

  it('CU-05 reports an unknown outcome, freezes the form, and completes on a retry', async () => {
    const { user, before } = await readyToSend()
    let isFirst = true
    // The first response is lost, and the next ones are 429.
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
    'CU-05 WZ-10 finds out the outcome after a reload %s the booking was saved',
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
      expect(screen.queryByText(/^Aika ei ole enää varattuna/)).not.toBeInTheDocument()
      release()
      await thanks()
      expect(shop.count('creditMinimumPrice')).toBe(credit)
      expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
      await thanks()
      expect(ticketDate()).toHaveTextContent(/ \d+\.\d+\.2026 klo/)
      expect(receipt()).toHaveTextContent('Helsinki Roihupelto')
      expect(keys().size).toBe(1)
      expect(await bookings()).toBe(before + 1)
      expect(window.sessionStorage).toHaveLength(0)
    },
  )

  it('CU-05 reading 48: sends once for one press where the server announces no key, also after a reload', async () => {
    shop.answer('settings', async (pass) => HttpResponse.json({ ...(await (await pass()).json()), extensions: [] }))
    const { user, close, before } = await readyToSend()
    shop.answer('saveBooking', async (pass) => {
      await pass()
      return HttpResponse.error()
    })
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Emme saaneet tietää, menikö varaus perille\.Yhteys katkesi, .* uusi lähetys voi tehdä toisen varauksen\. Soita, niin autamme: 09 /,
    )
    // No other words ask to try again.
    expect(
      screen.queryByText(/^Emme vielä tiedä|toista varausta ei synny|^Yhteys palveluun katkesi/),
    ).not.toBeInTheDocument()
    expect(screen.queryByText('Voit vielä tarkistaa yhteystietosi.')).not.toBeInTheDocument()
    expect(field(/^Etunimi/)).toHaveAttribute('readonly')
    expect(primary('Lähetä uudelleen')).toBeEnabled()
    close()
    here()
    expect(await screen.findByText('Emme saaneet tietää, menikö varaus perille.')).toBeVisible()
    expect(shop.count('saveBooking')).toBe(1)
    expect([...keys()]).toEqual([null])
    shop.restore('saveBooking')
    await user.click(primary('Lähetä uudelleen'))
    await thanks()
    expect(shop.count('saveBooking')).toBe(2)
    expect(await bookings()).toBe(before + 1)
  })

  it('CU-05 reading 48: a refused second attempt fails, and the page still says that the first may have been received', async () => {
    shop.answer('settings', async (pass) => HttpResponse.json({ ...(await (await pass()).json()), extensions: [] }))
    const { user, before } = await readyToSend()
    shop.answer('saveBooking', () => HttpResponse.error())
    await user.click(send())
    await screen.findByText('Emme saaneet tietää, menikö varaus perille.')
    shop.fail('saveBooking', 409)
    await user.click(primary('Lähetä uudelleen'))
    const failed = within(await screen.findByRole('alert'))
    expect(await failed.findByText(FAILED)).toBeVisible()
    expect(failed.getByText(/^Aiempi lähetys on silti voinut mennä perille\./)).toBeVisible()
    expect(field(/^Etunimi/)).not.toHaveAttribute('readonly')
    shop.restore('saveBooking')
    await user.click(send())
    await thanks()
    expect(await bookings()).toBe(before + 1)
  })

  it('CU-05 reading 10: keeps the warning about an unknown outcome on the page if the session has ended', async () => {
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
