// Slices: enter-customer, finish-booking
// The price changes while the customer step is open, because the desk imports the chain.
import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { endSandboxPayment, findSandboxPayment } from '#server/sandbox/sandbox-payments'
import { rows } from '#tests/harness/database/rows'
import {
  changed,
  importChain,
  keepChain,
  pricedAt,
  withCode,
  withoutProduct,
} from '#tests/harness/servers/import-chain'
import { customer } from '#tests/fixtures/customer'
import { axeFaults } from '../harness/screens/axe'
import { here, openCustomer } from '../harness/screens/customer-page'
import { primary } from '../harness/screens/render-app'
import { whole } from '../harness/screens/whole'
import { openShop } from '../harness/screens/shop'
import { fillBooking, remembered } from '../harness/visitors/fill-booking'
import type { TestBrowser } from '../harness/visitors/http-client'

const shop = openShop()
keepChain(shop.db)
beforeEach(async () => {
  for (const table of ['reservation', 'booking']) await shop.db().execute(sql`delete from ${sql.identifier(table)}`)
})

const FAILED = 'Ajanvarauspyynnön tallentaminen epäonnistui.'
const ORDER = '{"order": {"binding": "payment"}}'
const importing = (...changes: Parameters<typeof importChain> extends [unknown, ...infer C] ? C : never) =>
  importChain(shop.db(), ...changes)
const send = () => primary('Lähetä varaus')
const question = () => screen.findByRole('alertdialog', { name: /^Hinta on muuttunut/ })
const press = async (name: string | RegExp) => within(await question()).getByRole('button', { name })
const thanks = () => screen.findByRole('heading', { level: 2, name: /^(Aika on varattu|Tilaus on tehty)/ })
/** Total of each saved booking. */
const totals = async () =>
  (await rows({ db: shop.db() }, sql`select (document->'price'->>'active_price')::float as total from booking`)).map(
    ({ total }) => total,
  )
/** Answers as a server that announces no extension. */
const withoutExtensions = (): void =>
  shop.answer('settings', async (pass) => HttpResponse.json({ ...(await (await pass()).json()), extensions: [] }))

/** Opens the customer step of a booking that is filled in further. */
async function openWith(fill: (api: TestBrowser['api']) => Promise<unknown>, config?: string) {
  const { api, token } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, 'TIME')
  await fill(api)
  await fillTime(api)
  await api.saveCustomer({ body: customer() })
  for (const [key, value] of Object.entries(remembered(token(), 'CUSTOMER'))) sessionStorage.setItem(key, value)
  const opened = here('', config)
  await screen.findByRole('heading', { name: 'Omat tiedot' })
  return opened
}
const fillTime = async (api: TestBrowser['api']): Promise<void> => {
  const days = await api.freeTimes({ query: { start: '2026-11-24', end: '2026-12-11' } })
  const slot = days.flatMap(({ calendarSlots }) => calendarSlots)[0]
  await api.reserveTime({
    query: {
      reservation: `${slot?.startTime}|${slot?.endTime}`,
      timeSelectionType: 'EXACT_TIME',
      workshiftPosition: 'MORNING',
    },
  })
}

describe('a price that changes while the customer step is open', () => {
  it('RC-20 is asked about in a dialog, with the old and the new one, and nothing is saved until the visitor sends again', async () => {
    const { user } = await openCustomer(shop)
    await importing(pricedAt(101, 949))
    await user.click(send())
    const asked = await question()
    expect(asked).toHaveTextContent('Varausta ei ole vielä lähetetty.')
    expect(asked).toHaveTextContent(
      /Aiempi hintaHinta-arvio yhteensä 249,00\s€Uusi hintaHinta-arvio yhteensä 949,00\s€/,
    )
    expect(asked).toHaveTextContent(/Perushuolto \(öljynvaihtohuolto\): ennen 249,00\s€, nyt 949,00\s€/)
    expect(asked).toHaveTextContent('Jos haluat muuttaa palveluja, luovu ensin ajasta.')
    const back = await press('Palaa varaukseen')
    expect(asked).toHaveFocus()
    expect(await axeFaults()).toEqual([])
    await user.click(back)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(send().closest('section')).toHaveTextContent(/Hinta-arvio yhteensä949,00\s€/)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(shop.count('saveBooking')).toBe(0)
    expect(await totals()).toEqual([])

    await user.click(send())
    expect(await thanks()).toBeVisible()
    expect(screen.getByLabelText('Varauksen tiedot')).toHaveTextContent(/949,00\s€/)
    expect(await totals()).toEqual([949])
  })

  it('RC-20 is asked about also if it changes only after the page has read it, and can be accepted at once', async () => {
    const { user } = await openCustomer(shop)
    let isFirst = true
    shop.answer('saveBooking', async (pass) => {
      if (isFirst) await importing(pricedAt(101, 949))
      isFirst = false
      return pass()
    })
    await user.click(send())
    expect(await question()).toHaveTextContent(/249,00\s€.*949,00\s€/)
    expect(await totals()).toEqual([])
    // It is no failure, and the held time is kept.
    expect(screen.queryByText(FAILED)).toBeNull()
    expect(screen.queryByText(/häiriö/)).toBeNull()
    await user.click(await press('Lähetä uudella hinnalla'))
    expect(await thanks()).toBeVisible()
    expect(await totals()).toEqual([949])
    expect(shop.lastBody('saveBooking')).toMatchObject({ shownPrice: { total: 949 } })
  })

  it('RC-20 is asked about with a server that compares nothing, which is sent no price', async () => {
    withoutExtensions()
    const { user } = await openCustomer(shop)
    await importing(pricedAt(101, 199))
    await user.click(send())
    expect(await question()).toHaveTextContent(/249,00\s€.*199,00\s€/)
    expect(shop.count('saveBooking')).toBe(0)
    await user.click(await press('Lähetä uudella hinnalla'))
    expect(await thanks()).toBeVisible()
    expect(shop.sent('saveBooking').map(({ body }) => body)).toEqual([''])
    expect(await totals()).toEqual([199])
  })

  it('RC-20 sends nothing to a server that compares nothing while the price cannot be read', async () => {
    withoutExtensions()
    const { user } = await openCustomer(shop)
    shop.fail('getBooking', 500)
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
    expect(shop.count('saveBooking')).toBe(0)
    shop.restore('getBooking')
    await user.click(send())
    expect(await thanks()).toBeVisible()
  })

  it('RC-20 lets the server compare while the page cannot read it', async () => {
    const { user } = await openCustomer(shop)
    await importing(pricedAt(101, 949))
    shop.fail('getBooking', 500)
    await user.click(send())
    expect(await question()).toHaveTextContent(/249,00\s€.*949,00\s€/)
    expect(await totals()).toEqual([])
  })

  it('RC-20 is not answered by the second press of a double click', async () => {
    const { user } = await openCustomer(shop)
    await importing(pricedAt(101, 949))
    await user.dblClick(send())
    expect(await question()).toBeVisible()
    expect(await totals()).toEqual([])
  })

  it.each([
    [
      'a row that is sold no more',
      [withoutProduct(303)],
      [/Uusi hintaHinta-arvio yhteensä 249,00\s€Ulkopesu: ei ole enää valittavissa \(25,00\s€\)/],
    ],
    [
      'other rows with the same total',
      [pricedAt(101, 254), pricedAt(303, 20)],
      [/274,00\s€.*274,00\s€/, /Ulkopesu: ennen 25,00\s€, nyt 20,00\s€/],
    ],
    [
      'a price that is agreed later',
      [pricedAt(303, null)],
      [/249,00\s€, osa sovitaan toimipisteessä/, /Ulkopesu: ennen 25,00\s€, nyt sovitaan toimipisteessä/],
    ],
    [
      'a price that promises something else',
      [changed(303, { priceKind: 'estimate', allowedExcessPercent: 15 })],
      [/Ulkopesu: ennen 25,00\s€, nyt 25,00\s€ \(hinta-arvio, enintään\s\+15\s%\)/],
    ],
    [
      'services of which none is sold any more',
      [withoutProduct(101), withoutProduct(303)],
      [/Uusi hintaEi valittuja palveluja/, /ei ole enää valittavissa \(249,00\s€\)/],
    ],
  ])('RC-20 names %s', async (_, changes, words) => {
    const { user } = await openWith((api) =>
      api.addProductsToCart({ query: { stage: 'DEFAULT' }, body: [{ productId: 303, provider: '', amount: 1 }] }),
    )
    await importing(...changes)
    await user.click(send())
    const asked = await question()
    for (const text of words) expect(asked).toHaveTextContent(text)
    expect(await totals()).toEqual([])
  })

  it('RC-20 names a discount code that has ended, and another percent of one', async () => {
    const { user } = await openWith((api) => api.saveCampaignCode({ body: { value: 'HUOLTO10' } }))
    await importing(withCode('HUOLTO10', 5))
    await user.click(send())
    expect(await question()).toHaveTextContent(/Etukoodin HUOLTO10 alennus: ennen 24,90\s€, nyt 12,45\s€\./)
    await user.click(await press('Palaa varaukseen'))
    await importing(withCode('HUOLTO10', null))
    await user.click(send())
    const asked = await question()
    expect(asked).toHaveTextContent(/236,55\s€.*249,00\s€/)
    expect(asked).toHaveTextContent('Etukoodi HUOLTO10 ei ole enää voimassa.')
    await user.click(await press('Lähetä uudella hinnalla'))
    expect(await thanks()).toBeVisible()
    expect(screen.getByLabelText('Varauksen tiedot')).not.toHaveTextContent('HUOLTO10')
    expect(await totals()).toEqual([249])
  })

  it('RC-20 is compared after a reload with what was shown when the order was sent', async () => {
    const { user, close } = await openCustomer(shop)
    shop.answer('saveBooking', () => HttpResponse.error())
    await user.click(send())
    await screen.findByText('Varmistamme, menikö varaus perille…')
    close()
    shop.restore('saveBooking')
    await importing(pricedAt(101, 949))
    here()
    expect(await question()).toHaveTextContent(/249,00\s€.*949,00\s€/)
    expect(await totals()).toEqual([])
  })

  it('RC-20 a saved booking is thanked for at its price, though the price has changed before the answer came', async () => {
    const { user } = await openCustomer(shop)
    let isFirst = true
    shop.answer('saveBooking', async (pass) => {
      const saved = await pass()
      if (!isFirst) return saved
      isFirst = false
      await importing(pricedAt(101, 949))
      return HttpResponse.error()
    })
    await user.click(send())
    expect(await thanks()).toBeVisible()
    expect(screen.getByLabelText('Varauksen tiedot')).toHaveTextContent(/249,00\s€/)
    expect(await totals()).toEqual([249])
  })
})

describe('money and a price that changes', () => {
  it('RC-20 LW-02 an order is placed on the page, where its new price stands above the button', async () => {
    const { user } = await openCustomer(shop, '', {}, ORDER)
    await importing(pricedAt(101, 949))
    const order = () => screen.findByRole('button', { name: 'Tilaa ja sitoudu maksamaan' })
    await user.click(await order())
    const asked = await question()
    expect(asked).toHaveTextContent('Tilausta ei ole vielä tehty. Tarkista hinta ja tee tilaus, jos se sopii sinulle.')
    expect(
      within(asked)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Palaa tilaukseen'])
    await user.click(await press('Palaa tilaukseen'))
    expect((await order()).closest('section')).toHaveTextContent(/949,00\s€Hinta-arvio yhteensä949,00\s€/)
    expect(await totals()).toEqual([])
    await user.click(await order())
    expect(await thanks()).toBeVisible()
    expect(await totals()).toEqual([949])
  })

  it('RC-20 LW-02 an order whose price is agreed later obliges to nothing any more', async () => {
    const { user } = await openCustomer(shop, '', {}, ORDER)
    await importing(pricedAt(101, null))
    await user.click(await screen.findByRole('button', { name: 'Tilaa ja sitoudu maksamaan' }))
    expect(await question()).toHaveTextContent('Varausta ei ole vielä lähetetty.')
    expect(await question()).toHaveTextContent(/Uusi hintaHinta sovitaan toimipisteessä/)
    await user.click(await press('Lähetä uudella hinnalla'))
    expect(await screen.findByRole('heading', { level: 2, name: /^Aika on varattu sinulle/ })).toBeVisible()
  })

  it('RC-20 is asked about before the visitor leaves to pay it by card', async () => {
    const { user, left } = await openCustomer(shop)
    await user.click(await screen.findByRole('radio', { name: /^Maksa kortilla/ }))
    await importing(pricedAt(101, 949))
    await user.click(primary(/^Siirry maksamaan 249,00/))
    expect(await question()).toHaveTextContent(/249,00\s€.*949,00\s€/)
    expect(left).toEqual([])
    await user.click(await press(/^Siirry maksamaan 949,00\s€$/))
    await waitFor(() => expect(left).toHaveLength(1))
    const token = new URL(left[0] ?? '').searchParams.get('payment') ?? ''
    expect(await findSandboxPayment(shop.db(), token)).toMatchObject({ amountCents: 94_900 })
  })

  it.each([
    [
      'dearer',
      349,
      [
        /^Hinta on nyt 349,00\s€\. Maksa erotus 100,00\s€ kortilla tai toimipisteessä\.$/,
        /Maksamatta on vielä 100,00\s€\./,
      ],
    ],
    [
      'cheaper',
      199,
      [/^Hinta on nyt 199,00\s€\. Erotus 50,00\s€ palautetaan kortillesi/, /Kortillesi palautetaan 50,00\s€/],
    ],
    ['agreed later', null, [/^Maksettu kortilla 249,00\s€\. Loppuhinta sovitaan toimipisteessä\.$/]],
  ])('RC-10 RC-20 what is paid by card and a price that has become %s say one thing', async (_, euros, words) => {
    const { user, left, close } = await openCustomer(shop)
    await user.click(await screen.findByRole('radio', { name: /^Maksa kortilla/ }))
    await user.click(primary(/^Siirry maksamaan/))
    await waitFor(() => expect(left).toHaveLength(1))
    const token = new URL(left[0] ?? '').searchParams.get('payment') ?? ''
    await endSandboxPayment(shop.db(), token, 'BOOKED')
    const payment = await findSandboxPayment(shop.db(), token)
    close()
    const { user: back } = here(new URL(payment?.successUrl ?? '').search)
    expect(await screen.findByText('Olet maksanut varauksen kortilla.')).toBeVisible()
    await importing(pricedAt(101, euros))
    await back.click(send())
    await question()
    await back.click(await press('Palaa varaukseen'))
    for (const text of words) expect(await screen.findByText(whole(text))).toBeVisible()
    expect(screen.queryByText('Olet maksanut varauksen kortilla.')).toBeNull()
    await back.click(send())
    expect(await thanks()).toBeVisible()
    expect(await totals()).toEqual([euros ?? 0])
  })
})
