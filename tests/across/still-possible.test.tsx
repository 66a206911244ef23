// Slices: manage-booking, withdraw-order
import { screen, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { VisitState } from '#shared/api/nouns/visit'
import { customer } from '#tests/fixtures/customer'
import { withdrawalTerms } from '#tests/fixtures/withdrawal'
import { openApp, type OpenedApp } from '../harness/screens/render-app'
import { findTicket } from '../harness/screens/ticket'
import { openShop } from '../harness/screens/shop'
import { payByCard } from '../harness/visitors/card-payer'
import { fillBooking } from '../harness/visitors/fill-booking'
import { whole } from '../harness/screens/whole'
import { findPart, queryPart } from '../harness/screens/part'

const TOKEN = 'a-token-of-the-desk-with-enough-length'
const shop = openShop(undefined, {
  withdrawal: withdrawalTerms(),
  visits: { hasStates: true, deskTokens: [TOKEN] },
})
const CONFIG = JSON.stringify({ withdrawal: withdrawalTerms() })
const REFUND = /Maksamasi 249,00\s€ palautetaan/

beforeEach(async () => {
  window.sessionStorage.clear()
  for (const table of ['reservation', 'booking', 'withdrawal', 'outbox'])
    await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})

/** Books the first free time and pays it by card. Resolves to the booking key. */
async function paid(): Promise<string> {
  const visitor = await shop.visitor('MAINTENANCE')
  await fillBooking(visitor.api, 'CUSTOMER')
  await visitor.api.saveCustomer({ body: customer() })
  await payByCard(visitor, shop.db())
  return (await visitor.api.saveBooking({})).bookingKey ?? ''
}
/** A system of the desk tells where the car of the only booking is, before the hour of the visit. */
async function desk(state: VisitState): Promise<void> {
  const { api } = await shop.visitor('CANCEL_FORM')
  const found: unknown = await shop.db().execute(sql`select id::text from booking`)
  const booking = String(Object(found).rows[0].id)
  await api.setVisitState({ body: { booking, state } }, { headers: { Authorization: `Bearer ${TOKEN}` } })
}

async function open(key: string): Promise<OpenedApp> {
  const opened = openApp({ path: `/peruutus#varaus=${encodeURIComponent(key)}`, config: CONFIG })
  await screen.findByRole('button', { name: 'Avaa varaus' })
  await opened.user.click(screen.getByRole('textbox', { name: /^Rekisterinumero/ }))
  await opened.user.paste('abc-123')
  await opened.user.keyboard('{Enter}')
  await findTicket(/^Varauksesi tiistai/)
  return opened
}
const part = async (title: string) => within(await findPart(title, 3))
const button = (name: string) => screen.getByRole('button', { name })
const begun = /^Auto on jo vastaanotettu tai käynti on alkanut\. Kirjaamme ilmoituksesi/
const payments = async (): Promise<unknown> =>
  Object(await shop.db().execute(sql`select refund_cents as cents from card_payment order by created_at desc limit 1`))
    .rows

describe('a car that the workshop has received before its hour', () => {
  it('RC-25 LW-03 promises no refund in either step of a withdrawal, and returns none', async () => {
    const key = await paid()
    await desk('COLLECTED')
    const { user } = await open(key)
    const offer = await part('Peruuttamisoikeus')
    expect(offer.getByText(begun)).toBeVisible()
    expect(screen.queryByText(whole(REFUND))).toBeNull()
    await user.click(offer.getByRole('button', { name: 'Peruuta sopimus tästä' }))
    await user.click(button('Jatka'))
    expect((await part('Vahvista peruuttaminen')).getByText(begun)).toBeVisible()
    expect(screen.queryByText(whole(REFUND))).toBeNull()
    await user.click(button('Vahvista peruuttaminen'))
    await part('Peruuttamisilmoituksesi on vastaanotettu.')
    expect(await payments()).toEqual([{ cents: 0 }])
  })

  it('RC-25 LW-03 asks again if the car was received after the visitor read that money is returned', async () => {
    const key = await paid()
    const { user } = await open(key)
    const offer = await part('Peruuttamisoikeus')
    expect(offer.getByText(whole(REFUND))).toBeVisible()
    await user.click(offer.getByRole('button', { name: 'Peruuta sopimus tästä' }))
    await user.click(button('Jatka'))
    await desk('RECEIVED')
    await user.click(button('Vahvista peruuttaminen'))
    const confirmation = await part('Vahvista peruuttaminen')
    expect(await confirmation.findByRole('alert')).toHaveTextContent(/^Ilmoitusta ei vielä lähetetty\./)
    expect(confirmation.getByText(begun)).toBeVisible()
    expect(screen.queryByText(whole(REFUND))).toBeNull()
    expect(shop.count('withdraw')).toBe(0)
    await user.click(button('Vahvista peruuttaminen'))
    await part('Peruuttamisilmoituksesi on vastaanotettu.')
    expect(await payments()).toEqual([{ cents: 0 }])
  })

  it('RC-25 takes the promise of a refund back when the server refuses the cancellation', async () => {
    const { user } = await open(await paid())
    await desk('RECEIVED')
    await user.click(button('Peruuta varaus'))
    const question = within(screen.getByRole('dialog', { name: /^Haluatko peruuttaa varauksen\?/ }))
    expect(question.getByText(whole(REFUND))).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Peruuta varaus' }))
    expect(await question.findByRole('alert')).toHaveTextContent(/Auto on jo vastaanotettu, joten varausta/)
    expect(question.queryByText(whole(REFUND))).toBeNull()
    await user.click(question.getByRole('button', { name: 'Pidä varaus' }))
    expect(screen.queryByRole('button', { name: 'Peruuta varaus' })).toBeNull()
    expect(screen.queryByText(whole(REFUND))).toBeNull()
  })
})

describe('what the server tells of a booking', () => {
  const tell = (still_possible: unknown) =>
    shop.answer('openBooking', async (pass) => HttpResponse.json({ ...(await (await pass()).json()), still_possible }))

  it('AS-07 is decided by clock and state together where the server does not tell it', async () => {
    const key = await paid()
    await desk('COLLECTED')
    tell(undefined)
    await open(key)
    expect((await part('Peruuttamisoikeus')).getByText(begun)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Vaihda aika' })).toBeNull()
  })

  it('AS-07 follows a server with rules of its own, also for a reason that the page does not know', async () => {
    const key = await paid()
    const none = { move: false, withdraw: null, earlier: false }
    tell({ ...none, cancel: true, closed: null })
    const { close } = await open(key)
    expect(button('Peruuta varaus')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Vaihda aika' })).toBeNull()
    expect(queryPart('Peruuttamisoikeus', 3)).toBeNull()
    close()
    window.sessionStorage.clear()
    tell({ ...none, cancel: false, closed: 'LESS_THAN_A_DAY' })
    await open(key)
    const acts = within(screen.getByRole('region', { name: 'Muuta varausta' }))
    expect(acts.getByText(/^Varausta ei voi enää muuttaa tai peruuttaa täällä\./)).toBeVisible()
    expect(acts.getByRole('link', { name: /09 555/ })).toBeVisible()
    expect(acts.queryByRole('button', { name: 'Peruuta varaus' })).toBeNull()
  })
})
