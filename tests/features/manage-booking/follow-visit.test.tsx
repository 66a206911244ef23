// Slices: stop-reminders
import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { VisitState } from '#shared/api/nouns/visit'
import { REST_ROOT } from '#shared/api/rest-root'
import { customer } from '#tests/fixtures/customer'
import { axeFaults } from '../../harness/screens/axe'
import { openApp, type OpenedApp } from '../../harness/screens/render-app'
import { findTicket } from '../../harness/screens/ticket'
import { openShop } from '../../harness/screens/shop'
import { fillBooking } from '../../harness/visitors/fill-booking'

const TOKEN = 'a-token-of-the-desk-with-enough-length'
const shop = openShop(undefined, {
  visits: { hasStates: true, deskTokens: [TOKEN], reminders: [{ channel: 'MAIL', hours: 2 }] },
})
beforeEach(async () => {
  window.sessionStorage.clear()
  for (const table of ['reservation', 'locker_reservation', 'booking', 'outbox'])
    await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})

/** Books the first free time, and resolves to the key of the booking. */
async function booked(): Promise<string> {
  const { api } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'CUSTOMER')
  await api.saveCustomer({ body: customer() })
  return (await api.saveBooking({})).bookingKey ?? ''
}
/** Sets the state of the only booking, as a system of the desk does. */
async function set(state: VisitState): Promise<void> {
  const { api } = await shop.visitor('CANCEL_FORM')
  const found: unknown = await shop.db().execute(sql`select id::text from booking`)
  const booking = String(Object(found).rows[0].id)
  await api.setVisitState({ body: { booking, state } }, { headers: { Authorization: `Bearer ${TOKEN}` } })
}
async function open(bookingKey: string): Promise<OpenedApp> {
  const opened = openApp({ path: `/peruutus#varaus=${bookingKey}` })
  await screen.findByRole('button', { name: 'Avaa varaus' })
  await opened.user.click(screen.getByRole('textbox', { name: /^Rekisterinumero/ }))
  await opened.user.paste('abc-123')
  await opened.user.keyboard('{Enter}')
  await findTicket(/^Varauksesi tiistai/)
  return opened
}
/** The states with their marks: 'Varattu (tehty)', and the current one after an arrow. */
const progress = () => {
  const region = within(screen.getByRole('region', { name: 'Käynnin vaihe' }))
  return region
    .getAllByRole('listitem')
    .map((item) => (item.getAttribute('aria-current') === 'step' ? `→ ${item.textContent}` : item.textContent))
}
const button = (name: string) => screen.queryByRole('button', { name })

describe('the state of a visit', () => {
  it('VI-03 stands below the acts while the car is awaited, in words and as a list', async () => {
    await open(await booked())
    expect(progress()).toEqual(['→ Varattu', 'Vastaanotettu', 'Työn alla', 'Valmis', 'Noudettu'])
    expect(screen.getByRole('region', { name: 'Käynnin vaihe' })).toHaveTextContent(
      /^Käynnin vaihe Varattu, ma 23\.11\.2026 klo 8\.0\d/,
    )
    expect(button('Vaihda aika')).toBeVisible()
    const acts = screen.getByRole('region', { name: 'Muuta varausta' })
    expect(acts.compareDocumentPosition(screen.getByRole('region', { name: 'Käynnin vaihe' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(await axeFaults()).toEqual([])
  })

  it('VI-03 comes first once the workshop has the car, and the acts give way to who to ask', async () => {
    const bookingKey = await booked()
    await set('IN_WORK')
    await open(bookingKey)
    expect(progress()).toEqual(['Varattu (tehty)', 'Vastaanotettu (tehty)', '→ Työn alla', 'Valmis', 'Noudettu'])
    for (const name of ['Vaihda aika', 'Peruuta varaus']) expect(button(name)).toBeNull()
    const acts = screen.getByRole('region', { name: 'Muuta varausta' })
    expect(acts).toHaveTextContent(/^Auto on jo vastaanotettu, joten varausta ei voi enää siirtää tai peruuttaa\./)
    expect(within(acts).getByRole('link', { name: /09 555/ })).toBeVisible()
    expect(acts.compareDocumentPosition(screen.getByRole('region', { name: 'Käynnin vaihe' }))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    )
    expect(await axeFaults()).toEqual([])
  })

  it('VI-03 of a collected car has all behind it', async () => {
    const bookingKey = await booked()
    await set('COLLECTED')
    await open(bookingKey)
    expect(progress()).toEqual([
      'Varattu (tehty)',
      'Vastaanotettu (tehty)',
      'Työn alla (tehty)',
      'Valmis (tehty)',
      '→ Noudettu (tehty)',
    ])
  })

  it('VI-03 refuses a cancellation that comes after the car, in clear words, and then shows the state', async () => {
    const { user } = await open(await booked())
    await set('RECEIVED')
    await user.click(button('Peruuta varaus') ?? document.body)
    const question = within(screen.getByRole('dialog', { name: /^Haluatko peruuttaa varauksen\?/ }))
    await user.click(question.getByRole('button', { name: 'Peruuta varaus' }))
    expect(await question.findByRole('alert')).toHaveTextContent(/Auto on jo vastaanotettu, joten varausta/)
    await user.click(question.getByRole('button', { name: 'Pidä varaus' }))
    const ticket = await findTicket(/^Varauksesi tiistai/)
    await waitFor(() => expect(ticket).toHaveFocus())
    expect(progress()).toContain('→ Vastaanotettu')
    for (const name of ['Vaihda aika', 'Peruuta varaus']) expect(button(name)).toBeNull()
  })

  it('VI-03 refuses a move that comes after the car, and shows the state', async () => {
    const { user } = await open(await booked())
    await set('RECEIVED')
    await user.click(button('Vaihda aika') ?? document.body)
    const ticket = await findTicket(/^Varauksesi tiistai/)
    await waitFor(() => expect(ticket).toHaveFocus())
    expect(progress()).toContain('→ Vastaanotettu')
    expect(button('Vaihda aika')).toBeNull()
  })

  it.each([
    ['none', undefined],
    ['one that the page does not know', { state: 'WASHED', at: null }],
  ])('AS-07 VI-03 is absent where the server gives %s', async (_, visit_state) => {
    const bookingKey = await booked()
    shop.answer('openBooking', async (pass) => HttpResponse.json({ ...(await (await pass()).json()), visit_state }))
    await open(bookingKey)
    expect(screen.queryByRole('region', { name: 'Käynnin vaihe' })).toBeNull()
    expect(button('Vaihda aika')).toBeVisible()
  })
})

describe('the reminders of a visit', () => {
  it('VI-01 are told on the booking’s page, with the way to stop them, and none where none are planned', async () => {
    const bookingKey = await booked()
    const { close } = await open(bookingKey)
    const note = within(screen.getByRole('region', { name: 'Muistutukset' }))
    expect(note.getByText('Muistutamme sinua ennen käyntiä.')).toBeVisible()
    const link = note.getByRole('link', { name: 'Lopeta muistutukset' }).getAttribute('href') ?? ''
    expect(link).toMatch(new RegExp(`^${REST_ROOT}/reminders/stop\\?token=[\\w-]+\\.[\\w-]+$`))
    expect(await axeFaults()).toEqual([])
    close()

    await fetch(link, { method: 'POST' })
    window.sessionStorage.clear()
    await open(bookingKey)
    expect(screen.queryByRole('region', { name: 'Muistutukset' })).toBeNull()
  })

  it.each(['javascript:alert(1)', '//evil.example/stop', '/\\evil.example', ''])(
    'AS-07 VI-01 are not mentioned where the server gives %j, which is no path of its own',
    async (reminder_stop_path) => {
      const bookingKey = await booked()
      shop.answer('openBooking', async (pass) =>
        HttpResponse.json({ ...(await (await pass()).json()), reminder_stop_path }),
      )
      await open(bookingKey)
      expect(screen.queryByRole('region', { name: 'Muistutukset' })).toBeNull()
    },
  )
})
