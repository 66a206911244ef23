import { act, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { fillBooking, remembered } from '../../harness/visitors/fill-booking'
import { notification, openApp, openStep, primary } from '../../harness/screens/render-app'
import { findTicket } from '../../harness/screens/ticket'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'
import { findPart } from '../../harness/screens/part'

const shop = openShop()

const EXPIRED = 'Aika ei ole enää varattuna sinulle. Valitse aika uudelleen. Muut tietosi ovat tallessa.'
const LOCKED = /^Valinnat on lukittu/

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const editButtons = () => screen.queryAllByRole('button', { name: /^Muokkaa: / })
const dialog = () => screen.findByRole('dialog', { name: /^Haluatko luopua ajasta\?/ })
/** Advances the clock and fires visibilitychange, which makes the page check the clock. */
const comesBackAfter = (minutes: number) =>
  act(() => {
    vi.setSystemTime(Date.now() + minutes * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
  })
/** Waits for the payment methods, because their API calls prolong the hold. */
const paymentMethods = async () => {
  await screen.findByRole('radio', { name: /^Maksa kortilla/ })
  await screen.findByRole('radio', { name: /^Maksa huoltotilillä/ })
}
const freeTheHold = () => shop.db().execute(sql`delete from reservation where kind = 'hold'`)
const chooseFirst = async (user: Awaited<ReturnType<typeof openStep>>['user']) => {
  const [slot] = await screen.findAllByRole('button', { name: /^Valitse aika klo/ })
  await user.click(slot ?? document.body)
  await user.click(primary('Jatka'))
}

describe('a held time', () => {
  it('reading 31: shows its remaining minutes from three minutes down, and a button prolongs it', async () => {
    const { user } = await openStep(shop, 'CUSTOMER')
    await heading('Omat tiedot')
    await paymentMethods()
    comesBackAfter(6)
    expect(screen.queryByText(/^Aika on varattuna/)).not.toBeInTheDocument()
    comesBackAfter(1.5)
    const words = await screen.findByText('Aika on varattuna sinulle vielä 3 min.')
    expect(words.closest('[aria-live=polite]')).not.toBeNull()
    comesBackAfter(1)
    expect(await screen.findByText('Aika on varattuna sinulle vielä 2 min.')).toBeVisible()

    shop.fail('getBooking', 500)
    await user.click(button('Pidä aika varattuna'))
    expect(await screen.findByText('Varausajan jatkaminen epäonnistui. Yritä uudelleen.')).toBeVisible()
    shop.restore('getBooking')
    await user.click(button('Pidä aika varattuna'))
    const kept = await screen.findByText('Varausaikaa jatkettiin.')
    await waitFor(() => expect(document.activeElement).toContainElement(kept))
    // Saving the customer details prolongs the hold, as any call does.
    comesBackAfter(8)
    await screen.findByText('Aika on varattuna sinulle vielä 2 min.')
    await user.type(field(/^Etunimi/), 'Maija')
    await user.type(field(/^Sukunimi/), 'Meikäläinen')
    await user.type(field(/^Sähköposti/), 'maija@esimerkki.fi')
    await user.type(field(/^Puhelinnumero/), '040')
    await waitFor(() => expect(screen.queryByText(/^Aika on varattuna/)).not.toBeInTheDocument())
  })

  it('SA-04 says in its last minutes that it cannot be prolonged, and keeps the input when it ends', async () => {
    const { user } = await openStep(shop, 'CUSTOMER')
    await heading('Omat tiedot')
    await screen.findByRole('radio', { name: /^Maksa kortilla/ })
    await user.type(field(/^Etunimi/), 'Maija')
    // Calls have prolonged the hold for 20 minutes. The database's clock follows the page's.
    await shop.db().execute(sql`update reservation set held_since = held_since - interval '20 minutes'`)
    comesBackAfter(8)
    await user.click(await screen.findByRole('button', { name: 'Pidä aika varattuna' }))
    expect(await screen.findByText('Aika on varattuna sinulle enää 2 min, eikä varausaikaa voi jatkaa.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pidä aika varattuna' })).not.toBeInTheDocument()
    // A call does not restart the countdown.
    await user.type(field(/^Sukunimi/), 'Meikäläinen')
    comesBackAfter(1)
    expect(await screen.findByText(/^Aika on varattuna sinulle enää 1 min/)).toBeVisible()
    comesBackAfter(1.5)
    await heading('Varaa aika')
    expect(screen.getByRole('alert')).toHaveTextContent(EXPIRED)
    await chooseFirst(user)
    await heading('Omat tiedot')
    expect([field(/^Etunimi/), field(/^Sukunimi/)].map((one) => Object(one).value)).toEqual(['Maija', 'Meikäläinen'])
  })

  it('TM-15 CU-05 returns the visitor to the time step when it expires, and keeps all typed customer details', async () => {
    const { user } = await openStep(shop, 'CUSTOMER')
    await heading('Omat tiedot')
    await user.type(field(/^Etunimi/), 'Maija')
    await user.type(field(/^Sähköposti/), 'maija@')
    comesBackAfter(11)
    await waitFor(async () => expect(await heading('Varaa aika')).toHaveFocus())
    expect(screen.getByRole('alert')).toHaveTextContent(EXPIRED)
    expect(editButtons()).toHaveLength(3)
    await chooseFirst(user)
    await heading('Omat tiedot')
    expect([field(/^Etunimi/), field(/^Sähköposti/)].map((one) => Object(one).value)).toEqual(['Maija', 'maija@'])
    await user.click(await screen.findByRole('button', { name: 'Vaihda aika' }))
    await heading('Varaa aika')
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument()
  })

  it('TM-15 WZ-10 returns the visitor to the time step if it has expired at a reload', async () => {
    const { close } = await openStep(shop, 'CUSTOMER')
    await heading('Omat tiedot')
    close()
    await freeTheHold()
    openApp()
    await heading('Varaa aika')
    expect(screen.getByRole('alert')).toHaveTextContent(EXPIRED)
  })

  it('TM-15 CU-05 returns the visitor to the time step if saving the booking finds it expired', async () => {
    const { user } = await openStep(shop, 'CUSTOMER')
    await heading('Omat tiedot')
    await user.type(field(/^Etunimi/), 'Maija')
    await user.type(field(/^Sukunimi/), 'Meikäläinen')
    await user.type(field(/^Sähköposti/), 'maija@esimerkki.fi')
    await user.type(field(/^Puhelinnumero/), '040 123 4567')
    shop.answer('saveBooking', async (pass) => {
      await freeTheHold()
      return pass()
    })
    await user.click(primary('Lähetä varaus'))
    await heading('Varaa aika')
    expect(screen.getByRole('alert')).toHaveTextContent(EXPIRED)
    expect(await notification('Virhe: Ajanvarauspyynnön tallentaminen epäonnistui.')).toBeVisible()
    shop.restore('saveBooking')
    await chooseFirst(user)
    await heading('Omat tiedot')
    expect(field(/^Puhelinnumero/)).toHaveValue('040 123 4567')
    await user.click(primary('Lähetä varaus'))
    await screen.findByRole('heading', { name: /^Aika on varattu sinulle/ })
  })
})

describe('changing and releasing the time', () => {
  it('TM-15 WZ-11 releases the time from its card after a confirmation, and unlocks the earlier steps', async () => {
    const { user } = await openStep(shop, 'CUSTOMER')
    await heading('Omat tiedot')
    await user.type(field(/^Sukunimi/), 'M')
    const release = within(await findPart('Aika')).getByRole('button', { name: 'Luovu ajasta' })
    expect(editButtons()).toHaveLength(0)
    expect(screen.getByText(LOCKED)).toBeVisible()
    await user.click(release)
    expect(await dialog()).toHaveTextContent('Aika vapautuu muille, ja voit taas muuttaa valintojasi.')
    await user.click(within(await dialog()).getByRole('button', { name: 'Pidä aika' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    shop.fail('removeReservation', 500)
    await user.click(release)
    await user.click(within(await dialog()).getByRole('button', { name: 'Luovu ajasta' }))
    expect(within(await dialog()).getByRole('alert')).toHaveTextContent('Ajan vapauttaminen epäonnistui.')
    shop.restore('removeReservation')
    const answer = shop.hold('removeReservation')
    await user.click(within(await dialog()).getByRole('button', { name: 'Luovu ajasta' }))
    // The dialog cannot be closed while the release is running.
    await user.click(within(await dialog()).getByRole('button', { name: 'Pidä aika' }))
    await user.click(within(await dialog()).getByRole('button', { name: 'Sulje ikkuna' }))
    expect(within(await dialog()).getByRole('button', { name: 'Pidä aika' })).toHaveAttribute('aria-disabled', 'true')
    // The time is released even if refetching the booking fails.
    shop.fail('getBooking', 500)
    answer()
    await waitFor(async () => expect(await heading('Varaa aika')).toHaveFocus())
    shop.restore('getBooking')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument()
    expect(screen.queryByText(LOCKED)).not.toBeInTheDocument()
    expect(editButtons()).toHaveLength(3)
    expect(await notification('Onnistui: Aika vapautettiin. Voit taas muuttaa valintojasi.')).toBeVisible()
    await chooseFirst(user)
    await heading('Omat tiedot')
    expect(field(/^Sukunimi/)).toHaveValue('M')
  })

  it('TM-15 TM-13 keeps the held time until another is reserved, and can release it from the time step', async () => {
    const { user } = await openStep(shop, 'CUSTOMER')
    await paymentMethods()
    const held = (await findPart('Aika')).querySelector('strong')?.textContent
    await user.click(button('Vaihda aika'))
    await heading('Varaa aika')
    const refuse = () => HttpResponse.json({ responseCode: 'NOT_AVAILABLE' })
    shop.answer('reserveTime', refuse)
    await chooseFirst(user)
    expect(await screen.findByText(whole('Ajan varaaminen epäonnistui', 'strong'))).toBeVisible()
    expect(editButtons()).toHaveLength(0)
    await shop.quiet()
    comesBackAfter(8.5)
    // The refusal above and the warning may be drawn one after the other.
    await waitFor(() => expect(screen.getByText('Aika on varattuna sinulle vielä 2 min.')).toBeVisible())
    shop.restore('reserveTime')
    await chooseFirst(user)
    await heading('Omat tiedot')
    expect(await findPart('Aika')).toHaveTextContent(held ?? 'no time')

    await user.click(button('Vaihda aika'))
    await heading('Varaa aika')
    await user.click(button('Luovu ajasta'))
    await user.click(within(await dialog()).getByRole('button', { name: 'Luovu ajasta' }))
    await waitFor(() => expect(editButtons()).toHaveLength(3))
    await waitFor(async () => expect(await heading('Varaa aika')).toHaveFocus())
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument()
  })
})

describe('the time in the summary', () => {
  it('TM-14 shows an enquiry and its day in the card, the side panel and the confirmation', async () => {
    const { api, token } = await shop.visitor('MAINTENANCE')
    await fillBooking(api, 'TIME')
    await api.saveLead({ query: { leadDate: '2026-12-07' } })
    await api.setProductParameter({ query: { code: 'RESERVATION_DETAILS_TEXT', value: 'Tuon auton jo kuudelta.' } })
    for (const [key, value] of Object.entries(remembered(token(), 'CUSTOMER')))
      window.sessionStorage.setItem(key, value)
    const { user } = openApp()
    await heading('Omat tiedot')
    for (const words of ['Aikatiedustelu', 'Toivottu päivä: maanantai 7.12.2026', 'Tuon auton jo kuudelta.'])
      expect(await findPart('Aika')).toHaveTextContent(words)
    expect(await screen.findByText(/lukittu aikatiedustelun ajaksi\. Peruuta aikatiedustelu/)).toBeVisible()
    await user.click(within(await findPart('Aika')).getByRole('button', { name: 'Peruuta aikatiedustelu' }))
    const asked = within(await screen.findByRole('dialog', { name: /^Haluatko peruuttaa aikatiedustelun\?/ }))
    await user.click(asked.getByRole('button', { name: 'Pidä aikatiedustelu' }))
    const [aside] = screen.getAllByRole('region', { name: 'Varauksesi' })
    expect(aside).toHaveTextContent(/Toivottu päivä: maanantai 7\.12\.2026\s*Aikatiedustelu/)
    await user.type(field(/^Etunimi/), 'Maija')
    await user.type(field(/^Sukunimi/), 'Meikäläinen')
    await user.type(field(/^Sähköposti/), 'maija@esimerkki.fi')
    await user.type(field(/^Puhelinnumero/), '040 123 4567')
    await user.click(primary('Lähetä aikatiedustelu'))
    await findTicket(/^Aikatiedustelu on lähetetty Toivottu päivä: maanantai 7\.12\.2026$/)
    expect(screen.getByRole('button', { name: 'Tulosta aikatiedustelun tiedot' })).toBeVisible()
  })
})
