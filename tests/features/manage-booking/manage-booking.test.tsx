import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { axeFaults } from '../../harness/screens/axe'
import { customer } from '#tests/fixtures/customer'
import { payByCard } from '../../harness/visitors/card-payer'
import { fillBooking, type Given } from '../../harness/visitors/fill-booking'
import { back, position, refused } from '../../harness/screens/history'
import { notification, openApp, type OpenedApp } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { ticketDate } from '../../harness/screens/ticket'
import { whole } from '../../harness/screens/whole'

const shop = openShop()
beforeEach(async () => {
  window.sessionStorage.clear()
  for (const table of ['reservation', 'locker_reservation', 'booking', 'outbox'])
    await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})

const reference = (bookingKey: string) => ({
  query: { bookingKey, registerNumber: 'ABC-123', installationType: 'BASSADONE_PUBLIC' },
})

/** Books the first free time, and resolves to the key of the booking. */
async function booked(given: Given = {}): Promise<string> {
  const { api } = await shop.visitor(given.process ?? 'MAINTENANCE')
  await fillBooking(api, 'CUSTOMER', given)
  await api.saveCustomer({ body: customer() })
  return (await api.saveBooking({})).bookingKey ?? ''
}
/** Opens the same booking in another tab. */
const elsewhere = async (bookingKey: string) => {
  const { api } = await shop.visitor('CANCEL_FORM')
  await api.openBooking(reference(bookingKey))
  return api
}
/** Start times and cancellation states of all bookings. */
const starts = async (): Promise<unknown> =>
  shop
    .db()
    .execute(
      sql`select document->'booking_total_duration'->>'start' as start, cancelled_at is not null as "isCancelled" from booking`,
    )
    .then((found: unknown) => Object(found).rows)

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const button = (name: string) => screen.getByRole('button', { name })
const key = () => screen.getByRole('textbox', { name: /^Varaustunnus/ })
const plate = () => screen.getByRole('textbox', { name: /^Rekisterinumero/ })
const said = (term: string) =>
  screen.getAllByRole('definition').find((one) => one.previousElementSibling?.textContent === term)
const dialog = (name: string) => within(screen.getByRole('dialog', { name: (words) => words.startsWith(name) }))
const alert = async (text: RegExp) => {
  await waitFor(() => {
    const alerts = within(screen.getByRole('main')).getAllByRole('alert')
    expect(alerts.some((one) => text.test(one.textContent))).toBe(true)
  })
}

async function followLink(bookingKey: string): Promise<OpenedApp> {
  const opened = openApp({ path: `/peruutus?kampanja=1#varaus=${encodeURIComponent(bookingKey)}` })
  await screen.findByRole('button', { name: 'Avaa varaus' })
  return opened
}
/** Pastes the text, because typing each key is slow and is tested elsewhere. */
async function give(user: UserEvent, typed = 'abc-123'): Promise<void> {
  await user.click(plate())
  await user.paste(typed)
  await user.keyboard('{Enter}')
}
async function open(bookingKey: string, typed = 'abc-123'): Promise<OpenedApp> {
  const opened = await followLink(bookingKey)
  await give(opened.user, typed)
  await screen.findByRole('button', { name: 'Vaihda aika' })
  return opened
}
/** Selects a time on the visible day, and opens the confirmation. Avoids queries by role, which take seconds here. */
async function chooseTime(user: UserEvent, start = '9.00'): Promise<void> {
  await user.click(await screen.findByLabelText(`Valitse aika klo ${start}`))
  await user.click(screen.getAllByText('Jatka', { selector: 'button *, button' })[0] ?? document.body)
  await screen.findByRole('dialog', { name: /^Haluatko vaihtaa ajan\?/ })
}
async function toCalendar(user: UserEvent): Promise<void> {
  await user.click(button('Vaihda aika'))
  await heading('Varaa aika')
}

describe('a booking opened by its link', () => {
  it('CA-04 asks for the register number, does not reveal which value was wrong, and shows the booking (reading 37)', async () => {
    const bookingKey = await booked()
    const { user, close } = await followLink(bookingKey)
    expect(window.location.href).toMatch(/\/peruutus\?kampanja=1$/)
    // Shows neither the request form nor its info text.
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Varauksen muokkaus\/peruutus$/)
    expect(document.querySelector('[data-info-text]')).toBeNull()
    expect(key()).toHaveValue(bookingKey)
    expect(await axeFaults()).toEqual([])

    await user.click(button('Avaa varaus'))
    expect(plate()).toHaveAccessibleDescription('Anna rekisterinumero.')
    expect(plate()).toHaveFocus()
    expect(shop.count('openBooking')).toBe(0)
    const wrong: string[] = []
    for (const [typedKey, typedPlate] of [
      [bookingKey, 'KOR-77'],
      ['x'.repeat(43), 'ABC-123'],
    ] as const) {
      await user.clear(key())
      await user.click(key())
      await user.paste(typedKey)
      await user.clear(plate())
      await give(user, typedPlate)
      await alert(/^Varausta ei löytynyt näillä tiedoilla/)
      wrong.push(screen.getByRole('main').textContent)
      expect(key()).toHaveValue(typedKey)
      expect(plate()).toHaveValue(typedPlate)
    }
    expect(new Set(wrong).size).toBe(1)
    expect(await axeFaults()).toEqual([])

    // A double click during a slow request.
    await user.clear(key())
    await user.click(key())
    await user.paste(` ${bookingKey} `)
    await user.clear(plate())
    await user.type(plate(), 'abc123')
    const release = shop.hold('openBooking')
    const before = shop.count('openBooking')
    await user.dblClick(button('Avaa varaus'))
    expect(button('Avataan varausta…')).toHaveAttribute('aria-disabled', 'true')
    release()
    await screen.findByRole('button', { name: 'Vaihda aika' })
    expect(await heading('Varauksesi')).toHaveFocus()
    expect(shop.count('openBooking')).toBe(before + 1)
    expect(ticketDate()).toHaveTextContent(/tiistai 24\.11\.2026 klo 7\.00–8\.30/)
    expect(said('Toimipiste')).toHaveTextContent('Helsinki Roihupelto')
    expect(said('Ajoneuvo')).toHaveTextContent('ABC-123Toyota Corolla')
    expect(said('Palvelut')).toHaveTextContent(/Perushuolto.*249,00/)
    // Each act says what it does, and the facts say what to bring.
    const acts = within(screen.getByRole('region', { name: 'Muuta varausta' }))
    expect(acts.getByText('Nykyinen aikasi on voimassa, kunnes vahvistat uuden.')).toBeVisible()
    expect(acts.getByText('Varattu aika vapautuu. Peruutusta ei voi kumota.')).toBeVisible()
    await waitFor(() => expect(said('Toimipisteen ohjeet')).toHaveTextContent('huoltokirja'))
    expect(screen.queryByRole('link', { name: 'Reittiohje' })).toBeNull()
    expect(await axeFaults()).toEqual([])
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(customer().email)

    // A reload reopens the booking while its session is valid.
    close()
    openApp({ path: '/peruutus' })
    expect(await screen.findByRole('button', { name: 'Peruuta varaus' })).toBeVisible()
    expect(said('Ajoneuvo')).toHaveTextContent('ABC-123')
    await user.click(button('Lähetä muutos- tai peruutuspyyntö'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Lähetä muutos- tai peruutuspyyntö' })).toBeVisible()
    expect(await heading('Ei varaustunnusta? Lähetä pyyntö')).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(window.sessionStorage.getItem('huoltovaraus.booking')).toBeNull()
  })

  it('RC-15 opens a booking by the typed key and register number beside the form for requests, and again after a reload', async () => {
    const bookingKey = await booked()
    const { user, close } = openApp({ path: '/peruutus' })
    await heading('Ei varaustunnusta? Lähetä pyyntö')
    const way = within(screen.getByRole('form', { name: 'Avaa varaus' }))
    const typed = (name: RegExp) => way.getByRole('textbox', { name })
    await user.click(way.getByRole('button', { name: 'Avaa varaus' }))
    expect(typed(/^Varaustunnus/)).toHaveAccessibleDescription('Anna varaustunnus.')
    expect(typed(/^Varaustunnus/)).toHaveFocus()
    await user.paste('x'.repeat(43))
    await user.click(typed(/^Rekisterinumero/))
    await user.paste('abc-123')
    await user.keyboard('{Enter}')
    await alert(/^Varausta ei löytynyt näillä tiedoilla/)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lähetä muutos- tai peruutuspyyntö')
    expect(window.sessionStorage.getItem('huoltovaraus.booking')).toBeNull()
    expect(await axeFaults()).toEqual([])

    await user.clear(typed(/^Varaustunnus/))
    await user.click(typed(/^Varaustunnus/))
    await user.paste(bookingKey)
    await user.keyboard('{Enter}')
    expect(await heading('Varauksesi')).toHaveFocus()
    expect(button('Vaihda aika')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Varauksen muokkaus\/peruutus$/)
    expect(screen.queryByText('Ei varaustunnusta? Lähetä pyyntö')).toBeNull()

    close()
    openApp({ path: '/peruutus' })
    expect(await screen.findByRole('button', { name: 'Peruuta varaus' })).toBeVisible()
    await user.click(button('Lähetä muutos- tai peruutuspyyntö'))
    expect(await heading('Ei varaustunnusta? Lähetä pyyntö')).toBeVisible()
    expect(key()).toHaveValue('')
  })

  it('CA-04 WZ-13 Back leaves neither the page nor its open question', async () => {
    const bookingKey = await booked()
    const { user } = openApp()
    await user.click(await screen.findByRole('link', { name: 'Varauksen muokkaus/peruutus' }))
    await user.click(await screen.findByRole('textbox', { name: /^Varaustunnus/ }))
    await user.paste(bookingKey)
    await user.tab()
    await user.paste('abc-123')
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Peruuta varaus' }))
    await refused(back, Number(position()))
    expect(dialog('Haluatko peruuttaa varauksen?').getByText(/^Varattu aika vapautuu/)).toBeVisible()
    expect(window.location.pathname).toBe('/peruutus')
    await user.tab()
    await user.keyboard('{Enter}')
    back()
    expect(await screen.findByRole('heading', { level: 1, name: 'Huollon ajanvaraus' })).toBeVisible()
  })

  it('CA-04 cancels the booking once after a confirmation, and shows that it is cancelled', async () => {
    const bookingKey = await booked()
    const { user, close } = await open(bookingKey)
    await user.click(button('Peruuta varaus'))
    const question = dialog('Haluatko peruuttaa varauksen?')
    expect(question.getByText('Varattu aika vapautuu. Peruutusta ei voi kumota.')).toBeVisible()
    expect(screen.getByRole('dialog')).toHaveFocus()
    expect(await axeFaults()).toEqual([])
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()

    shop.fail('cancelBooking', 500)
    await user.click(button('Peruuta varaus'))
    await user.click(dialog('Haluatko peruuttaa varauksen?').getByRole('button', { name: 'Peruuta varaus' }))
    expect(await dialog('Haluatko peruuttaa varauksen?').findByRole('alert')).toHaveTextContent(
      /^Varauksen peruuttaminen epäonnistui/,
    )
    shop.restore('cancelBooking')
    const before = shop.count('cancelBooking')
    await user.dblClick(dialog('Haluatko peruuttaa varauksen?').getByRole('button', { name: 'Peruuta varaus' }))
    expect(await heading('Varauksesi on peruutettu.')).toHaveFocus()
    expect(shop.count('cancelBooking')).toBe(before + 1)
    expect(await starts()).toMatchObject([{ isCancelled: true }])
    expect(screen.getByRole('link', { name: 'Tee uusi varaus' })).toHaveAttribute('href', '/huolto?kampanja=1')
    expect(await axeFaults()).toEqual([])
    expect(window.sessionStorage.getItem('huoltovaraus.booking')).toBeNull()

    close()
    const again = await followLink(bookingKey)
    await give(again.user)
    expect(await heading('Varauksesi on peruutettu.')).toHaveFocus()
  })

  it('RC-25 RC-02 tells what was cancelled, when, where and what is returned, at once and when it is opened again', async () => {
    const visitor = await shop.visitor('MAINTENANCE')
    await fillBooking(visitor.api, 'CUSTOMER')
    await visitor.api.saveCustomer({ body: customer() })
    await payByCard(visitor, shop.db())
    const bookingKey = (await visitor.api.saveBooking({})).bookingKey ?? ''
    const expectTold = () => {
      expect(said('Aika')).toHaveTextContent('ti 24.11.2026 klo 7.00–8.30')
      expect(said('Toimipiste')).toHaveTextContent('Helsinki Roihupelto')
      expect(said('Ajoneuvo')).toHaveTextContent('ABC-123')
      expect(said('Palvelut')).toHaveTextContent(
        /Perushuolto.*Maksettu kortilla 249,00\s€Palautetaan kortille 249,00\s€/,
      )
      expect(screen.getByText(whole(/^Maksamasi 249,00\s€ palautetaan samalle kortille\.$/))).toBeVisible()
      expect(screen.getByRole('main')).not.toHaveTextContent(/Maksetaan toimipisteessä|Tuo auto|Näin toimit/)
      expect(screen.getByRole('link', { name: '09 555 0101' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Tee uusi varaus' })).toBeVisible()
    }
    const { user, close } = await open(bookingKey)
    await user.click(button('Peruuta varaus'))
    await user.click(dialog('Haluatko peruuttaa varauksen?').getByRole('button', { name: 'Peruuta varaus' }))
    await heading('Varauksesi on peruutettu.')
    expectTold()
    expect(screen.getByText(whole('Lähetämme vahvistuksen osoitteeseen aino@example.fi.'))).toBeVisible()
    expect(await axeFaults()).toEqual([])

    close()
    const again = await followLink(bookingKey)
    await give(again.user)
    await heading('Varauksesi on peruutettu.')
    expectTold()
    expect(screen.queryByText(/^Lähetämme vahvistuksen/)).toBeNull()
    expect(screen.getByRole('main')).not.toHaveTextContent(/Aino|example\.fi/)
    expect(screen.queryByText('Palvelussa tapahtui odottamaton häiriö.')).toBeNull()
  })

  it('AS-07 RC-25 tells what it knows of a cancelled booking where the server tells nothing', async () => {
    const bookingKey = await booked()
    shop.answer('cancelBooking', async (pass) => {
      await pass()
      return new HttpResponse('OK')
    })
    const { user, close } = await open(bookingKey)
    await user.click(button('Peruuta varaus'))
    await user.click(dialog('Haluatko peruuttaa varauksen?').getByRole('button', { name: 'Peruuta varaus' }))
    await heading('Varauksesi on peruutettu.')
    expect(said('Aika')).toHaveTextContent('ti 24.11.2026 klo 7.00–8.30')
    expect(said('Toimipiste')).toHaveTextContent('Helsinki Roihupelto')
    close()
    shop.answer('openBooking', () => HttpResponse.json({ code: 'BOOKING_CANCELLED', message: '' }, { status: 409 }))
    const again = await followLink(bookingKey)
    await give(again.user)
    await heading('Varauksesi on peruutettu.')
    expect(await screen.findByRole('link', { name: /^09 555/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Tee uusi varaus' })).toBeVisible()
  })

  it.each([
    ['in the body, to a server that announces it', ['parametersInBody'], true],
    ['in the query of the specification, to a server that does not', [], false],
  ])('AS-07 sends the key and the register number %s', async (_, extensions, isInBody) => {
    shop.answer('settings', async (pass) => HttpResponse.json({ ...(await (await pass()).json()), extensions }))
    const bookingKey = await booked()
    const { user } = await open(bookingKey)
    await user.click(button('Peruuta varaus'))
    await user.click(dialog('Haluatko peruuttaa varauksen?').getByRole('button', { name: 'Peruuta varaus' }))
    await heading('Varauksesi on peruutettu.')
    const { query: sent } = reference(bookingKey)
    for (const call of ['openBooking', 'cancelBooking'] as const) {
      expect(shop.lastQuery(call)?.toString()).toBe(isInBody ? '' : new URLSearchParams(sent).toString())
      expect(shop.lastBody(call)).toEqual(isInBody ? sent : null)
    }
  })

  it('CA-04 moves the booking after a confirmation, and keeps the old time until then and on failure', async () => {
    const { user } = await open(await booked())
    const old = await starts()
    await toCalendar(user)
    expect(await heading('Varaa aika')).toHaveFocus()
    expect(screen.getByText(whole(/^Nykyinen aikasi .+ on voimassa, kunnes vahvistat uuden\.$/))).toBeVisible()
    // The calendar marks the present time, and offers the shift of a maintenance.
    expect(await screen.findByLabelText(/, nykyinen aikasi, /)).toHaveAttribute('data-date', '2026-11-24')
    expect(screen.getByText(whole('Nykyinen aikasi klo 7.00–8.30'))).toBeVisible()
    expect(screen.getByText('Nykyinen aikasi', { selector: 'li *' })).toBeVisible()
    expect(screen.getByRole('radio', { name: /^Aamulla/ })).toBeChecked()
    await chooseTime(user)
    const question = () => dialog('Haluatko vaihtaa ajan?')
    expect(question().getByText('Nykyinen aika').nextElementSibling).toHaveTextContent('klo 7.00–8.30')
    expect(question().getByText('Uusi aika').nextElementSibling).toHaveTextContent('klo 9.00–10.30')
    await user.click(question().getByRole('button', { name: 'Pidä nykyinen aika' }))
    await waitFor(() => expect(shop.count('removeReservation')).toBe(1))
    expect(await starts()).toEqual(old)

    // The browser's Back returns to the booking.
    window.history.back()
    await screen.findByRole('button', { name: 'Vaihda aika' })
    expect(ticketDate()).toHaveTextContent('klo 7.00–8.30')
    await toCalendar(user)
    await chooseTime(user)
    shop.fail('saveBooking', 500)
    await user.click(question().getByRole('button', { name: 'Vaihda aika' }))
    expect(await question().findByRole('alert')).toHaveTextContent(/^Ajan vaihtaminen epäonnistui/)
    expect(await starts()).toEqual(old)
    // CU-05 reading 51: an answer that says no.
    shop.answer('saveBooking', () => HttpResponse.json({ status: 'error' }))
    await user.click(question().getByRole('button', { name: 'Vaihda aika' }))
    expect(await question().findByText('Ajanvarauspyynnön tallentaminen epäonnistui.')).toBeVisible()
    expect(question().getByRole('alert')).toHaveTextContent('Varauksesi on ennallaan. Yritä uudelleen.')
    shop.restore('saveBooking')
    const before = shop.count('saveBooking')
    await user.dblClick(question().getByRole('button', { name: 'Vaihda aika' }))
    expect(await heading('Varauksesi on siirretty.')).toHaveFocus()
    expect(shop.count('saveBooking')).toBe(before + 1)
    expect(ticketDate()).toHaveTextContent('klo 9.00–10.30')
    expect(screen.getByText(whole(`Lähetämme vahvistuksen osoitteeseen ${customer().email}.`))).toBeVisible()
    expect(await starts()).toEqual([{ start: '2026-11-24T09:00:00', isCancelled: false }])
    expect(await axeFaults()).toEqual([])
  })

  it('CA-04 asks about cancelling again without the failure of the time before', async () => {
    const { user } = await open(await booked())
    const question = () => dialog('Haluatko peruuttaa varauksen?')
    shop.fail('cancelBooking', 500)
    await user.click(button('Peruuta varaus'))
    await user.click(question().getByRole('button', { name: 'Peruuta varaus' }))
    await question().findByRole('alert')
    await user.click(question().getByRole('button', { name: 'Pidä varaus' }))
    await user.click(button('Peruuta varaus'))
    expect(question().getByText('Varattu aika vapautuu. Peruutusta ei voi kumota.')).toBeVisible()
    expect(question().queryByRole('alert')).toBeNull()
  })

  it('CA-04 asks about moving again without the failure of the time before', async () => {
    const { user } = await open(await booked())
    const question = () => dialog('Haluatko vaihtaa ajan?')
    await toCalendar(user)
    await chooseTime(user)
    shop.answer('saveBooking', () => HttpResponse.json({ status: 'error' }))
    await user.click(question().getByRole('button', { name: 'Vaihda aika' }))
    await question().findByRole('alert')
    await user.click(question().getByRole('button', { name: 'Pidä nykyinen aika' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await chooseTime(user, '11.00')
    expect(question().queryByRole('alert')).toBeNull()
  })

  it('CA-04 does not ask about cancelling while a move is prepared', async () => {
    const { user } = await open(await booked())
    const release = shop.hold('openBooking')
    await user.click(button('Vaihda aika'))
    await user.click(button('Peruuta varaus'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Peruuta varaus')).toHaveAttribute('aria-disabled', 'true')
    release()
    await heading('Varaa aika')
  })

  it('CA-04 moves a booking a second time in a new session, and then cancels it', async () => {
    const { user } = await open(await booked())
    const question = () => dialog('Haluatko vaihtaa ajan?')
    await toCalendar(user)
    await chooseTime(user)
    await user.click(question().getByRole('button', { name: 'Vaihda aika' }))
    expect(await heading('Varauksesi on siirretty.')).toHaveFocus()
    await toCalendar(user)
    await chooseTime(user, '11.00')
    await user.click(question().getByRole('button', { name: 'Vaihda aika' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await heading('Varauksesi on siirretty.')).toHaveFocus()
    await user.click(button('Peruuta varaus'))
    await user.click(dialog('Haluatko peruuttaa varauksen?').getByRole('button', { name: 'Peruuta varaus' }))
    expect(await heading('Varauksesi on peruutettu.')).toHaveFocus()
  })
})

describe('concurrent changes and failures', () => {
  it('CA-04 WZ-12 a session that expires in the calendar or at the confirmation leaves the booking unchanged', async () => {
    const { user } = await open(await booked())
    const old = await starts()
    await toCalendar(user)
    shop.fail('reserveTime', 412)
    await user.click(await screen.findByLabelText('Valitse aika klo 9.00'))
    await user.click(screen.getAllByText('Jatka', { selector: 'button *, button' })[0] ?? document.body)
    await alert(/^Istunto on päättynyt. Siirto jäi kesken, ja varauksesi on ennallaan/)
    expect(await heading('Varauksesi')).toHaveFocus()
    shop.restore('reserveTime')
    await toCalendar(user)
    await chooseTime(user)
    shop.fail('saveBooking', 412)
    await user.click(dialog('Haluatko vaihtaa ajan?').getByRole('button', { name: 'Vaihda aika' }))
    await alert(/^Istunto on päättynyt. Siirto jäi kesken/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await starts()).toEqual(old)
    shop.restore('saveBooking')
    // Cancelling does not depend on an earlier session.
    shop.fail('cancelBooking', 412)
    await user.click(button('Peruuta varaus'))
    await user.click(dialog('Haluatko peruuttaa varauksen?').getByRole('button', { name: 'Peruuta varaus' }))
    expect(await dialog('Haluatko peruuttaa varauksen?').findByRole('alert')).toHaveTextContent('Istunto on päättynyt')
    shop.restore('cancelBooking')
    await user.click(dialog('Haluatko peruuttaa varauksen?').getByRole('button', { name: 'Peruuta varaus' }))
    expect(await heading('Varauksesi on peruutettu.')).toHaveFocus()
  })

  it('CA-04 a tab shows the booking as changed or cancelled in another tab', async () => {
    const bookingKey = await booked()
    const { user } = await open(bookingKey)
    await toCalendar(user)
    await chooseTime(user)
    const there = await elsewhere(bookingKey)
    await there.saveNotes({ body: { value: 'Avain luukkuun' } })
    await there.saveBooking({})
    const question = () => dialog('Haluatko vaihtaa ajan?')
    await user.click(question().getByRole('button', { name: 'Vaihda aika' }))
    await alert(/^Varausta on muutettu toisaalla/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(ticketDate()).toHaveTextContent('klo 7.00–8.30')
    await toCalendar(user)
    await chooseTime(user)
    await (await elsewhere(bookingKey)).cancelBooking(reference(bookingKey))
    await user.click(question().getByRole('button', { name: 'Vaihda aika' }))
    expect(await heading('Varauksesi on peruutettu.')).toHaveFocus()
    expect(await notification('Virhe: Palvelussa tapahtui odottamaton häiriö.')).toBeVisible()
  })

  it('CA-04 a lost response leads to a refetch, and never to a second move', async () => {
    const { user } = await open(await booked())
    await toCalendar(user)
    await chooseTime(user)
    shop.answer('saveBooking', async (pass) => {
      await pass()
      return HttpResponse.error()
    })
    const question = () => dialog('Haluatko vaihtaa ajan?')
    await user.click(question().getByRole('button', { name: 'Vaihda aika' }))
    expect(await question().findByRole('alert')).toHaveTextContent(/^Ajan vaihtaminen epäonnistui/)
    await user.click(question().getByRole('button', { name: 'Sulje ikkuna' }))
    await screen.findByRole('button', { name: 'Vaihda aika' })
    expect(ticketDate()).toHaveTextContent('klo 9.00–10.30')
    expect(await starts()).toEqual([{ start: '2026-11-24T09:00:00', isCancelled: false }])
    // The same for a request that was not processed.
    await toCalendar(user)
    await chooseTime(user, '11.00')
    shop.answer('saveBooking', () => HttpResponse.error())
    await user.click(question().getByRole('button', { name: 'Vaihda aika' }))
    await question().findByRole('alert')
    await user.click(question().getByRole('button', { name: 'Pidä nykyinen aika' }))
    await screen.findByRole('button', { name: 'Vaihda aika' })
    expect(ticketDate()).toHaveTextContent('klo 9.00–10.30')
  })

  it('CA-04 a visit that has begun can be neither moved nor cancelled', async () => {
    const bookingKey = await booked()
    vi.setSystemTime(new Date('2026-11-24T07:30:00+02:00'))
    await shop
      .db()
      .execute(
        sql`update booking set document = jsonb_set(document, '{booking_total_duration,start}', '"2026-11-23T07:00:00"')`,
      )
    const { user } = await followLink(bookingKey)
    await give(user)
    expect(await screen.findByText(/^Varattu aika on jo alkanut tai mennyt/)).toBeVisible()
    // The form would ask for what has just been ruled out. The number is the way on.
    for (const name of ['Vaihda aika', 'Peruuta varaus', 'Lähetä muutos- tai peruutuspyyntö'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    const acts = within(screen.getByRole('region', { name: 'Muuta varausta' }))
    expect(acts.getByRole('link', { name: '09 555 0101' })).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  it('CA-04 a visit that has begun can be asked about by the form where no number is known', async () => {
    const bookingKey = await booked()
    await shop
      .db()
      .execute(
        sql`update booking set document = jsonb_set(jsonb_set(document, '{booking_total_duration,start}', '"2026-11-23T07:00:00"'), '{organization,phone_number}', 'null')`,
      )
    const { user } = await followLink(bookingKey)
    await give(user)
    expect(await screen.findByText(/^Varattu aika on jo alkanut tai mennyt/)).toBeVisible()
    expect(button('Lähetä muutos- tai peruutuspyyntö')).toBeVisible()
  })

  it('CA-04 a tire change can be moved, and a link followed in the open page is applied at once', async () => {
    const bookingKey = await booked({ process: 'TIRE_CHANGE', products: [2001] })
    const { user } = openApp({ path: '/peruutus' })
    await heading('Ei varaustunnusta? Lähetä pyyntö')
    window.location.hash = `#varaus=${bookingKey}`
    await waitFor(() => expect(key()).toHaveValue(bookingKey))
    expect(window.location.hash).toBe('')
    await give(user)
    await screen.findByRole('button', { name: 'Vaihda aika' })
    expect(said('Palvelut')).toHaveTextContent(/^Renkaiden kausivaihto, henkilöauto.*59,00/)
    await toCalendar(user)
    expect(screen.queryByRole('radio', { name: /^Aamulla/ })).toBeNull()
    await chooseTime(user)
    await user.click(dialog('Haluatko vaihtaa ajan?').getByRole('button', { name: 'Vaihda aika' }))
    expect(await heading('Varauksesi on siirretty.')).toHaveFocus()
  })
})
