import { act, screen, waitFor } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { EARLIER_TIME } from '#shared/api/nouns/earlier-time'
import { countRows } from '../../harness/database/rows'
import { axeFaults } from '../../harness/screens/axe'
import { offered } from '../../harness/screens/earlier-offer'
import { openApp, type OpenedApp } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { ANY, byBooking, byToken, ofBooking } from '../../harness/visitors/earlier-time'
import { findTicket, ticketDate } from '../../harness/screens/ticket'
import { whole } from '../../harness/screens/whole'

const shop = openShop(undefined, { extensions: [EARLIER_TIME] })
beforeEach(async () => {
  for (const table of ['earlier_offer', 'freed_time', 'reservation', 'locker_reservation', 'booking', 'outbox'])
    await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})

const button = (name: string) => screen.getByRole('button', { name })
const NEXT = 'Ilmoitamme, kun seuraava sopiva aika vapautuu.'
const NEW = /tiistai 24\.11\.2026/
const OLD = /torstai 26\.11\.2026/

async function follow(token: string): Promise<OpenedApp> {
  const page = openApp({ path: `/peruutus?kampanja=1#tarjous=${encodeURIComponent(token)}` })
  await waitFor(() => expect(window.location.hash).toBe(''))
  return page
}
const open = async () => {
  const { bookingKey, token } = await offered(shop)
  return { bookingKey, token, page: await follow(token) }
}

describe('the link of an offer', () => {
  it('VI-02 shows the offered and the present time without a register number, and takes it with one press', async () => {
    const { token, page } = await open()
    await findTicket(/^Sinulle vapautui aikaisempi aika /)
    expect(ticketDate()).toHaveTextContent(NEW)
    expect(window.location.href).toMatch(/\/peruutus\?kampanja=1$/)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Varauksen muokkaus\/peruutus$/)
    expect(screen.getByText(whole(/^Pidämme ajan varattuna sinulle klo 8\.1\d asti/))).toBeVisible()
    expect(screen.getByText('Helsinki Roihupelto')).toBeVisible()
    expect(screen.getByText(whole(OLD))).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent('ABC-123')
    expect(await axeFaults()).toEqual([])
    // Nothing but the press takes it.
    expect(shop.count('takeEarlierTime')).toBe(0)

    page.close()
    const { user } = openApp({ path: '/peruutus' })
    await findTicket(/^Sinulle vapautui aikaisempi aika /)
    shop.fail('takeEarlierTime', 500)
    await user.click(button('Ota tämä aika'))
    expect(await screen.findByText('Ajan vaihtaminen epäonnistui.')).toBeVisible()
    shop.restore('takeEarlierTime')
    const before = shop.count('takeEarlierTime')
    await user.dblClick(button('Ota tämä aika'))
    const moved = await findTicket(/^Varauksesi on siirretty /)
    expect(ticketDate()).toHaveTextContent(NEW)
    expect(moved).toHaveFocus()
    expect(shop.count('takeEarlierTime')).toBe(before + 1)
    expect(screen.getByText('Lähetämme vahvistuksen sähköpostiisi. Varaustunnuksesi ei muutu.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Lopeta ilmoitukset' })).toBeNull()
    expect(await axeFaults()).toEqual([])

    // The same link again, as in another tab.
    await user.click(button('Siirrä tai peruuta varaus'))
    expect(await screen.findByRole('heading', { name: 'Ei varaustunnusta? Lähetä pyyntö' })).toBeVisible()
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(token)
    act(() => {
      window.location.hash = `#tarjous=${token}`
    })
    expect(await findTicket(/^Varauksesi on siirretty /)).toBeVisible()
    // The link of a booking replaces the offer.
    act(() => {
      window.location.hash = '#varaus=esimerkki'
    })
    expect(await screen.findByRole('button', { name: 'Avaa varaus' })).toBeVisible()
    expect(window.location.hash).toBe('')
  })

  it('VI-02 finds out the outcome of a press whose response was lost', async () => {
    const { page } = await open()
    await findTicket(NEW)
    shop.answer('takeEarlierTime', async (pass) => {
      await pass()
      return HttpResponse.error()
    })
    await page.user.click(button('Ota tämä aika'))
    expect(await screen.findByText('Ajan vaihtaminen epäonnistui.')).toBeVisible()
    shop.restore('takeEarlierTime')
    await page.user.click(button('Ota tämä aika'))
    await findTicket(/^Varauksesi on siirretty /)
    expect(ticketDate()).toHaveTextContent(NEW)
  })

  it('VI-02 declines with one press, keeps the present time, and can stop the notices', async () => {
    const { page } = await open()
    await findTicket(NEW)
    shop.fail('declineEarlierTime', 500)
    await page.user.click(button('Pidä nykyinen aika'))
    expect(await screen.findByText('Vastauksen tallentaminen epäonnistui.')).toBeVisible()
    shop.restore('declineEarlierTime')
    await page.user.click(button('Pidä nykyinen aika'))
    const kept = await findTicket(/^Pidit nykyisen aikasi /)
    expect(ticketDate()).toHaveTextContent(OLD)
    expect(kept).toHaveFocus()
    expect(screen.getByText('Ilmoitamme, kun seuraava sopiva aika vapautuu.')).toBeVisible()
    await page.user.click(button('Lopeta ilmoitukset'))
    expect(await findTicket(/^Emme ilmoita enää aikaisemmista ajoista /)).toHaveFocus()
    expect(await countRows({ db: shop.db() }, 'earlier_wish')).toBe(0)
  })

  it.each([
    [
      'lapsed',
      async () => shop.db().execute(sql`update earlier_offer set expires_at = now()`),
      /^Aika ehti mennä, mutta nykyinen aikasi pysyy /,
    ],
    [
      'was declined elsewhere',
      async (token: string) => (await shop.visitor('CANCEL_FORM')).api.declineEarlierTime(byToken(token)),
      /^Aikaa ei vaihdettu /,
      /^Pidit nykyisen aikasi /,
    ],
    [
      'ended with its wish',
      async (_: string, key: string) => (await shop.visitor('CANCEL_FORM')).api.stopEarlierTime(byBooking(key)),
      /^Tarjous ei ole enää voimassa /,
    ],
  ])(
    'VI-02 says that an offer %s before the press, and shows the present time',
    async (_, end, words, later = words) => {
      const { token, bookingKey, page } = await open()
      await findTicket(NEW)
      await end(token, bookingKey)
      await page.user.click(button('Ota tämä aika'))
      const head = await findTicket(words)
      expect(ticketDate()).toHaveTextContent(OLD)
      expect(head).toHaveFocus()
      expect(screen.queryByRole('button', { name: 'Ota tämä aika' })).toBeNull()
      page.close()
      await follow(token)
      expect(await findTicket(later)).toBeVisible()
    },
  )

  it('RC-25 promises no further notice once they were stopped in another tab, also to a page that is shown again', async () => {
    const { token, bookingKey, page } = await open()
    await findTicket(NEW)
    await page.user.click(button('Pidä nykyinen aika'))
    await findTicket(/^Pidit nykyisen aikasi /)
    expect(screen.getByText(NEXT)).toBeVisible()
    await (await shop.visitor('CANCEL_FORM')).api.stopEarlierTime(byBooking(bookingKey))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('Emme ilmoita enää aikaisemmista ajoista.')).toBeVisible()
    expect(screen.queryByText(NEXT)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Lopeta ilmoitukset' })).toBeNull()
    page.close()
    await follow(token)
    await findTicket(/^Pidit nykyisen aikasi /)
    expect(screen.getByText('Emme ilmoita enää aikaisemmista ajoista.')).toBeVisible()
    expect(screen.queryByText(NEXT)).toBeNull()
  })

  it('RC-25 promises a notice again once the customer has asked again in another tab', async () => {
    const { bookingKey, page } = await open()
    await findTicket(NEW)
    await page.user.click(button('Pidä nykyinen aika'))
    await findTicket(/^Pidit nykyisen aikasi /)
    await page.user.click(button('Lopeta ilmoitukset'))
    await findTicket(/^Emme ilmoita enää aikaisemmista ajoista /)
    const { api } = await shop.visitor('CANCEL_FORM')
    await api.askEarlierTime({ body: { ...ofBooking(bookingKey), wish: ANY } })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await findTicket(/^Pidit nykyisen aikasi /)
    expect(screen.getByText(NEXT)).toBeVisible()
    expect(button('Lopeta ilmoitukset')).toBeVisible()
  })

  it('RC-25 AS-07 promises no notice where the server does not tell whether there will be one', async () => {
    const { token, page } = await open()
    await findTicket(NEW)
    await page.user.click(button('Pidä nykyinen aika'))
    await findTicket(/^Pidit nykyisen aikasi /)
    page.close()
    shop.answer('earlierTimeOffer', async (pass) =>
      HttpResponse.json({ ...(await (await pass()).json()), isWaiting: undefined, canTake: undefined }),
    )
    await follow(token)
    await findTicket(/^Pidit nykyisen aikasi /)
    expect(screen.queryByText(NEXT)).toBeNull()
    expect(button('Lopeta ilmoitukset')).toBeVisible()
  })

  it('RC-25 says that the booking has moved to who keeps the present time after another tab has taken the offer', async () => {
    const { token, page } = await open()
    await findTicket(NEW)
    await (await shop.visitor('CANCEL_FORM')).api.takeEarlierTime(byToken(token))
    await page.user.click(button('Pidä nykyinen aika'))
    await findTicket(/^Varauksesi on siirretty /)
    expect(ticketDate()).toHaveTextContent(NEW)
  })

  it('RC-25 offers nothing to take once the booking was cancelled, and promises no notice', async () => {
    const { token, bookingKey, page } = await open()
    await findTicket(NEW)
    const { api } = await shop.visitor('CANCEL_FORM')
    await api.cancelBooking({
      query: { bookingKey, registerNumber: 'ABC-123', installationType: 'BASSADONE_PUBLIC' },
    })
    await page.user.click(button('Ota tämä aika'))
    expect(await screen.findByText('Varaus on peruutettu tai muutettu tarjouksen jälkeen.')).toBeVisible()
    expect(screen.queryByText(/nykyinen aikasi/i)).toBeNull()
    page.close()
    await follow(token)
    await screen.findByText('Varaus on peruutettu tai muutettu tarjouksen jälkeen.')
    expect(screen.queryByRole('button', { name: 'Ota tämä aika' })).toBeNull()
  })

  it('VI-02 shows by itself that the time has run out', async () => {
    // The countdown of this page has a second left.
    shop.answer('earlierTimeOffer', async (pass) =>
      HttpResponse.json({ ...(await (await pass()).json()), heldSeconds: 0 }),
    )
    await open()
    await findTicket(NEW)
    await shop.db().execute(sql`update earlier_offer set expires_at = now()`)
    await findTicket(/^Aika ehti mennä, mutta nykyinen aikasi pysyy /)
    expect(ticketDate()).toHaveTextContent(OLD)
  })

  it('VI-02 says that a visit has begun, a link is unknown, and a failed read can be repeated', async () => {
    const { token, page } = await open()
    await findTicket(NEW)
    shop.answer('takeEarlierTime', () => HttpResponse.json({ code: 'BOOKING_PAST', message: '' }, { status: 409 }))
    await page.user.click(button('Ota tämä aika'))
    expect(await screen.findByText('Käyntisi on alkanut, joten aikaa ei voi enää vaihtaa.')).toBeVisible()
    page.close()
    shop.fail('earlierTimeOffer', 500)
    const { user, close } = await follow(token)
    expect(await screen.findByText('Tarjouksen haku epäonnistui.')).toBeVisible()
    shop.restore('earlierTimeOffer')
    await user.click(button('Yritä uudelleen'))
    await findTicket(NEW)
    close()
    await follow('x'.repeat(43))
    expect(await screen.findByText('Tarjousta ei löytynyt')).toBeVisible()
    expect(screen.queryByRole('button', { name: /häiriö/ })).toBeNull()
    expect(await axeFaults()).toEqual([])
  })

  it('VI-02 moves the booking that its owner then opens by the old key', async () => {
    const { bookingKey, page } = await open()
    await findTicket(NEW)
    await page.user.click(button('Ota tämä aika'))
    await findTicket(/^Varauksesi on siirretty /)
    const { api } = await shop.visitor('CANCEL_FORM')
    const booking = await api.openBooking({
      query: { bookingKey, registerNumber: 'ABC-123', installationType: 'BASSADONE_PUBLIC' },
    })
    expect(booking.booking_total_duration?.start).toMatch(/^2026-11-24T/)
  })
})
