import { act, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { axeFaults } from '../../harness/screens/axe'
import { openCustomer } from '../../harness/screens/customer-page'
import { bookedAt, offered } from '../../harness/screens/earlier-offer'
import { openApp, primary, type OpenedApp } from '../../harness/screens/render-app'
import { findTicket } from '../../harness/screens/ticket'
import { openShop } from '../../harness/screens/shop'
import { reference } from '../../harness/visitors/booked-visitor'
import { byBooking, byToken } from '../../harness/visitors/earlier-time'
import { CAR, setCars } from '../../harness/visitors/replacement-cars'
import { whole } from '../../harness/screens/whole'

const shop = openShop(undefined, { extensions: [EARLIER_TIME] })
beforeEach(async () => {
  for (const table of ['earlier_offer', 'freed_time', 'reservation', 'locker_reservation', 'booking', 'outbox'])
    await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})

const ASK = 'Ilmoita aikaisemmasta ajasta'
const button = (name: string) => screen.getByRole('button', { name })
const part = (name: string) => screen.findByRole('heading', { level: 3, name })
const said = (term: string) =>
  screen.getAllByRole('definition').find((one) => one.previousElementSibling?.textContent === term)

/** Submits a booking and waits for Kiitos. */
async function thanks(): Promise<OpenedApp> {
  const opened = await openCustomer(shop, '', { days: { start: '2026-11-26', end: '2026-12-11' } })
  await opened.user.click(primary('Lähetä varaus'))
  await screen.findByRole('heading', { level: 2, name: /^Aika on varattu sinulle/ })
  return opened
}
/** Opens the page of a booking by its link. */
async function open(bookingKey: string): Promise<OpenedApp> {
  const opened = openApp({ path: `/peruutus#varaus=${encodeURIComponent(bookingKey)}` })
  await opened.user.click(await screen.findByRole('textbox', { name: /^Rekisterinumero/ }))
  await opened.user.paste('abc-123')
  await opened.user.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Vaihda aika' })
  return opened
}

describe('asking for an earlier time', () => {
  it('VI-02 asks on Kiitos with a wish that can be changed and withdrawn', async () => {
    const { user } = await thanks()
    await user.click(await screen.findByRole('button', { name: ASK }))
    expect(await part('Millainen aika sopii sinulle?')).toBeVisible()
    expect(screen.getByLabelText('Aikaisin päivä')).toHaveFocus()
    expect(
      within(screen.getByLabelText('Aikaisin päivä'))
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['ti 24.11.2026', 'ke 25.11.2026', 'to 26.11.2026'])
    expect(await axeFaults()).toEqual([])
    for (const day of ['maanantai', 'tiistai', 'keskiviikko', 'torstai', 'perjantai'])
      await user.click(screen.getByRole('checkbox', { name: day }))
    await user.click(button('Ilmoita minulle'))
    expect(screen.getByText('Valitse ainakin yksi päivä.')).toBeVisible()
    expect(shop.count('askEarlierTime')).toBe(0)
    await user.click(screen.getByRole('checkbox', { name: 'keskiviikko' }))
    await user.selectOptions(screen.getByLabelText('Kellonaika'), 'Aamulla')
    await user.selectOptions(screen.getByLabelText('Kerro viimeistään'), 'vuorokautta ennen')
    shop.fail('askEarlierTime', 500)
    await user.click(button('Ilmoita minulle'))
    expect(await screen.findByText('Toiveen tallentaminen epäonnistui.')).toBeVisible()
    expect(screen.getByLabelText('Kellonaika')).toHaveDisplayValue('Aamulla')
    shop.restore('askEarlierTime')
    const before = shop.count('askEarlierTime')
    await user.dblClick(button('Ilmoita minulle'))
    expect(await part('Ilmoitamme sinulle aikaisemmasta ajasta')).toHaveFocus()
    expect(shop.count('askEarlierTime')).toBe(before + 1)
    expect(said('Sopivat päivät')).toHaveTextContent('ke')
    expect(said('Kellonaika')).toHaveTextContent('Aamulla')
    expect(said('Kerro viimeistään')).toHaveTextContent('vuorokautta ennen')
    expect(
      screen.getByText(whole(/^Toiveesi mukainen aika on vapaana jo nyt: ke 25\.11\.2026 klo 7\.00\./)),
    ).toBeVisible()
    expect(await axeFaults()).toEqual([])

    shop.fail('stopEarlierTime', 500)
    await user.click(button('Lopeta ilmoitukset'))
    expect(await screen.findByText('Ilmoitusten lopettaminen epäonnistui.')).toBeVisible()
    shop.restore('stopEarlierTime')
    await user.click(button('Muuta'))
    await user.click(screen.getByRole('checkbox', { name: 'tiistai' }))
    await user.click(button('Ilmoita minulle'))
    await waitFor(() => expect(said('Sopivat päivät')).toHaveTextContent('ti, ke'))
    // The failure was of the wish before.
    expect(screen.queryByText('Ilmoitusten lopettaminen epäonnistui.')).toBeNull()
    await user.click(button('Lopeta ilmoitukset'))
    expect(await part('Emme ilmoita enää aikaisemmista ajoista')).toHaveFocus()
    expect(button(ASK)).toBeVisible()
    // Kiitos is still there, although the calls opened another session.
    expect(screen.getByRole('button', { name: 'Lisää kalenteriin' })).toBeVisible()
  })

  it('VI-02 shows the wish on the booking’s page, and a failure to read it with a retry', async () => {
    const bookingKey = await bookedAt(shop, { start: '2026-11-26', end: '2026-12-11' })
    shop.fail('earlierTimes', 500)
    const { user, close } = await open(bookingKey)
    expect(await screen.findByText('Aikaisemman ajan tietojen haku epäonnistui.')).toBeVisible()
    shop.restore('earlierTimes')
    await user.click(button('Yritä uudelleen'))
    await user.click(await screen.findByRole('button', { name: ASK }))
    await user.click(button('Sulje'))
    expect(await part('Haluatko tulla aikaisemmin?')).toHaveFocus()
    await user.click(button(ASK))
    await user.click(button('Ilmoita minulle'))
    await part('Ilmoitamme sinulle aikaisemmasta ajasta')
    close()
    await open(bookingKey)
    await part('Ilmoitamme sinulle aikaisemmasta ajasta')
    expect(said('Sopivat päivät')).toHaveTextContent('ma–pe')
  })

  it.each([
    ['BAD_WISH', 400, /^Tarkista toiveesi/],
    ['NO_EXACT_TIME', 409, /^Tälle varaukselle ei voi pyytää/],
    ['BOOKING_PAST', 409, /^Käyntisi on alkanut/],
    ['BOOKING_CANCELLED', 409, /^Varaus on peruutettu/],
  ])('VI-02 says why a wish is refused: %s', async (code, status, words) => {
    const { user } = await open(await bookedAt(shop, { start: '2026-11-26', end: '2026-12-11' }))
    await user.click(await screen.findByRole('button', { name: ASK }))
    shop.answer('askEarlierTime', () => HttpResponse.json({ code, message: '' }, { status }))
    await user.click(button('Ilmoita minulle'))
    expect(await screen.findByText(words)).toBeVisible()
    // The page says it once.
    expect(screen.queryByText('Palvelussa tapahtui odottamaton häiriö.')).toBeNull()
  })

  it('VI-02 opens the form again without the failure of a wish that was given up', async () => {
    const { user } = await open(await bookedAt(shop, { start: '2026-11-26', end: '2026-12-11' }))
    await user.click(await screen.findByRole('button', { name: ASK }))
    shop.fail('askEarlierTime', 500)
    await user.click(button('Ilmoita minulle'))
    expect(await screen.findByText('Toiveen tallentaminen epäonnistui.')).toBeVisible()
    await user.click(button('Sulje'))
    await user.click(button(ASK))
    expect(await part('Millainen aika sopii sinulle?')).toBeVisible()
    expect(screen.queryByText('Toiveen tallentaminen epäonnistui.')).toBeNull()
  })

  it('VI-02 cannot close the form while the wish is sent, nor change the wish while it is withdrawn', async () => {
    const { user } = await open(await bookedAt(shop, { start: '2026-11-26', end: '2026-12-11' }))
    await user.click(await screen.findByRole('button', { name: ASK }))
    const sent = shop.hold('askEarlierTime')
    await user.click(button('Ilmoita minulle'))
    expect(button('Sulje')).toBeDisabled()
    await user.click(button('Sulje'))
    expect(await part('Millainen aika sopii sinulle?')).toBeVisible()
    sent()
    await part('Ilmoitamme sinulle aikaisemmasta ajasta')
    const stopped = shop.hold('stopEarlierTime')
    await user.click(button('Lopeta ilmoitukset'))
    expect(button('Muuta')).toBeDisabled()
    await user.click(button('Muuta'))
    stopped()
    expect(await part('Emme ilmoita enää aikaisemmista ajoista')).toBeVisible()
  })

  it('VI-02 keeps the open form when the page is shown again, although an offer has been made', async () => {
    const early = await bookedAt(shop)
    const { user } = await open(await bookedAt(shop, { start: '2026-11-26', end: '2026-12-11' }))
    await user.click(await screen.findByRole('button', { name: ASK }))
    await user.click(button('Ilmoita minulle'))
    await part('Ilmoitamme sinulle aikaisemmasta ajasta')
    await user.click(button('Muuta'))
    const reads = shop.count('earlierTimes')
    await (await shop.visitor('CANCEL_FORM')).api.cancelBooking(reference(early))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    // A read would have been sent before this wish.
    shop.fail('askEarlierTime', 500)
    await user.click(button('Ilmoita minulle'))
    expect(await screen.findByText('Toiveen tallentaminen epäonnistui.')).toBeVisible()
    expect(shop.count('earlierTimes')).toBe(reads)
    await user.click(button('Sulje'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await part('Sinulle vapautui aikaisempi aika')).toBeVisible()
  })

  it('RC-25 does not offer on Kiitos what the server would refuse, as for a visit with a replacement car', async () => {
    await setCars({ db: shop.db() }, 2)
    const { user } = await openCustomer(shop, '', { products: [101, CAR] })
    await user.click(primary('Lähetä varaus'))
    await screen.findByRole('heading', { level: 2, name: /^Aika on varattu sinulle/ })
    expect(await screen.findByText(whole('Sijaisauto', 'dt'))).toBeVisible()
    await vi.dynamicImportSettled()
    expect(screen.queryByRole('button', { name: ASK })).toBeNull()
  })

  it('RC-25 says what has become of an offer on the booking’s page that another tab has answered', async () => {
    const { bookingKey, token } = await offered(shop)
    const { user, close } = await open(bookingKey)
    await part('Sinulle vapautui aikaisempi aika')
    await (await shop.visitor('CANCEL_FORM')).api.declineEarlierTime(byToken(token))
    await user.click(button('Ota tämä aika'))
    expect(await screen.findByText(/^Aika ei ole enää varattuna sinulle\. Nykyinen aikasi pysyy\.$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ota tämä aika' })).toBeNull()
    // It is not said beside another wish.
    await user.click(button('Muuta'))
    expect(screen.queryByText(/^Aika ei ole enää varattuna sinulle/)).toBeNull()
    close()
  })

  it.each(['Ota tämä aika', 'Pidä nykyinen aika'])(
    'RC-25 shows the booking as moved to who presses %s after another tab has taken the offer',
    async (press) => {
      const { bookingKey, token } = await offered(shop)
      const { user } = await open(bookingKey)
      await part('Sinulle vapautui aikaisempi aika')
      await (await shop.visitor('CANCEL_FORM')).api.takeEarlierTime(byToken(token))
      await user.click(button(press))
      expect(await screen.findByText(/^Varausta on muutettu toisaalla\./)).toBeVisible()
      expect(await findTicket(/tiistai 24\.11\.2026/)).toBeVisible()
      expect(screen.queryByText(/^Aika ei ole enää varattuna sinulle/)).toBeNull()
    },
  )

  it('RC-25 promises no notice on the booking’s page once they were stopped in another tab', async () => {
    const bookingKey = await bookedAt(shop, { start: '2026-11-26', end: '2026-12-11' })
    const { user } = await open(bookingKey)
    await user.click(await screen.findByRole('button', { name: ASK }))
    await user.click(button('Ilmoita minulle'))
    await part('Ilmoitamme sinulle aikaisemmasta ajasta')
    await (await shop.visitor('CANCEL_FORM')).api.stopEarlierTime(byBooking(bookingKey))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await part('Haluatko tulla aikaisemmin?')
    expect(screen.queryByText('Ilmoitamme sinulle aikaisemmasta ajasta')).toBeNull()
  })

  it('AS-07 behaves as if it did not exist where the server does not announce it', async () => {
    shop.answer('settings', async (pass) => HttpResponse.json({ ...(await (await pass()).json()), extensions: [] }))
    shop.answer('saveBooking', async (pass) =>
      HttpResponse.json({ ...(await (await pass()).json()), extensions: undefined }),
    )
    const { close } = await thanks()
    const settings = shop.count('settings')
    expect(screen.queryByRole('button', { name: ASK })).toBeNull()
    close()
    await open(await bookedAt(shop))
    expect(screen.queryByRole('button', { name: ASK })).toBeNull()
    expect(shop.count('earlierTimes')).toBe(0)
    // The page of a booking asks for the extensions once, as it did before.
    expect(shop.count('settings')).toBe(settings + 1)
  })
})

describe('an offer on the booking’s page', () => {
  it('VI-02 is taken with one press, and the page then shows the moved booking', async () => {
    const { bookingKey } = await offered(shop)
    const { user } = await open(bookingKey)
    expect(await part('Sinulle vapautui aikaisempi aika')).toBeVisible()
    expect(
      screen.getByText(
        whole(/^Pidämme ajan varattuna sinulle klo 8\.1\d asti\. Jos et ota sitä, nykyinen aikasi pysyy\.$/),
      ),
    ).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await user.dblClick(button('Ota tämä aika'))
    expect(await findTicket(/^Varauksesi on siirretty\. tiistai 24\.11\.2026/)).toHaveFocus()
    expect(shop.count('takeEarlierTime')).toBe(1)
    expect(await part('Haluatko tulla aikaisemmin?')).toBeVisible()
  })

  it('VI-02 keeps the present time when it is declined, and the wish goes on', async () => {
    const { bookingKey } = await offered(shop)
    const { user } = await open(bookingKey)
    await user.click(await screen.findByRole('button', { name: 'Pidä nykyinen aika' }))
    expect(await part('Ilmoitamme sinulle aikaisemmasta ajasta')).toHaveFocus()
    expect(await findTicket(/torstai 26\.11\.2026/)).toBeVisible()
  })

  it('VI-02 takes one answer at a time', async () => {
    const { bookingKey } = await offered(shop)
    const { user } = await open(bookingKey)
    const release = shop.hold('takeEarlierTime')
    await user.click(await screen.findByRole('button', { name: 'Ota tämä aika' }))
    expect(button('Pidä nykyinen aika')).toBeDisabled()
    await user.click(button('Pidä nykyinen aika'))
    release()
    expect(await findTicket(/^Varauksesi on siirretty\. tiistai 24\.11\.2026/)).toBeVisible()
    expect(shop.count('declineEarlierTime')).toBe(0)
  })

  it('VI-02 leaves by itself when its time has run out', async () => {
    const { bookingKey } = await offered(shop)
    // The countdown of this page has a second left.
    shop.answer('earlierTimes', async (pass) => {
      const { offer, ...standing } = await (await pass()).json()
      return HttpResponse.json({ ...standing, offer: offer && { ...offer, heldSeconds: 0 } })
    })
    await open(bookingKey)
    await part('Sinulle vapautui aikaisempi aika')
    await shop.db().execute(sql`update earlier_offer set expires_at = now()`)
    expect(await part('Ilmoitamme sinulle aikaisemmasta ajasta')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ota tämä aika' })).toBeNull()
  })

  it('VI-02 says that the time has gone when the offer lapsed meanwhile', async () => {
    const { bookingKey } = await offered(shop)
    const { user } = await open(bookingKey)
    await screen.findByRole('button', { name: 'Ota tämä aika' })
    await shop.db().execute(sql`update earlier_offer set expires_at = now()`)
    await user.click(button('Ota tämä aika'))
    expect(await screen.findByText('Aika ei ole enää varattuna sinulle. Nykyinen aikasi pysyy.')).toBeVisible()
  })
})
