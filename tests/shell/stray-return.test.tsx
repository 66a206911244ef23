/** Returns from bank and card provider that open wherever they like (RC-23). */
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { customer } from '#tests/fixtures/customer'
import { axeFaults } from '../harness/screens/axe'
import { here, openCustomer, type CustomerPage } from '../harness/screens/customer-page'
import { openReturned, primary } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { pressAtProvider } from '../harness/visitors/card-payer'
import { fillBooking, remembered } from '../harness/visitors/fill-booking'
import { whole } from '../harness/screens/whole'

const shop = openShop()

const CARD = 'Tässä välilehdessä ei näy, onnistuiko korttimaksusi'
const CREDIT = 'Tässä välilehdessä ei näy, miten huoltotilin haku päättyi'
const PAID = 'RETURN_CODE=0&ORDER_NUMBER=x&AUTHCODE=y'
const main = () => within(screen.getByRole('main'))
const answer = (title: string) => main().findByText(title)

/** What is true without the booking: nothing of the outcome, but what was not done and where to go on. */
async function expectAnswer(...titles: readonly string[]): Promise<void> {
  for (const title of titles) expect(await answer(title)).toBeVisible()
  const alert = within((await answer(titles[0] ?? '')).closest<HTMLElement>('[role=alert]') ?? document.body)
  expect(
    alert.getByText(/^Tässä välilehdessä ei ole keskeneräistä varausta, eikä paluu .* varannut sinulle aikaa\.$/),
  ).toBeVisible()
  expect(alert.getByText(/^Jos varauksesi on auki toisessa välilehdessä, jatka siellä\./)).toBeVisible()
  expect(alert.getByText(/^Jos ehdit lähettää varauksen, saat tilausvahvistuksen sähköpostiisi\./)).toBeVisible()
  expect(await alert.findByRole('link', { name: '09 555 0100' })).toHaveAttribute('href', 'tel:095550100')
  const said = screen.getByRole('main').textContent
  expect(said).not.toMatch(
    /vahvistettu|Maksettu|vastaanotettu|Kortiltasi ei veloitettu|epäonnistui|lähettää varauksen ja/,
  )
  expect(screen.queryByText('Palvelussa tapahtui odottamaton häiriö.')).toBeNull()
  expect(window.location.search).not.toMatch(/signing|RETURN_CODE|ORDER_NUMBER|AUTHCODE/)
}

describe('a return to a tab without the session', () => {
  it.each([
    ['/huolto?signing=success', '/huolto', [CREDIT]],
    ['/huolto?signing=failure', '/huolto', [CREDIT]],
    ['/renkaanvaihto?signing=success', '/renkaanvaihto', [CREDIT]],
    ['/peruutus?signing=failure', '/peruutus', [CREDIT]],
    ['/?signing=success', '/huolto', [CREDIT]],
    ['/saavutettavuus?signing=success', '/huolto', [CREDIT]],
    [`/huolto?${PAID}`, '/huolto', [CARD]],
    ['/huolto?RETURN_CODE=1&ORDER_NUMBER=x&AUTHCODE=y', '/huolto', [CARD]],
    ['/huolto?ORDER_NUMBER=x', '/huolto', [CARD]],
    [`/renkaanvaihto?${PAID}`, '/renkaanvaihto', [CARD]],
    [`/peruutus?${PAID}`, '/peruutus', [CARD]],
    [`/?${PAID}`, '/huolto', [CARD]],
    [`/tuntematon?${PAID}`, '/huolto', [CARD]],
    [`/huolto?signing=success&${PAID}`, '/huolto', [CARD, CREDIT]],
  ])('RC-23 is answered at %s, and asks the server nothing', async (path, place, titles) => {
    await openReturned(path)
    await expectAnswer(...titles)
    expect(window.location.pathname).toBe(place)
    expect([shop.count('storeVismaPayStatus'), shop.count('bookSignedPayment')]).toEqual([0, 0])
  })

  it('RC-23 says it accessibly, keeps the other parameters, and again after a reload, until a booking begins', async () => {
    const first = await openReturned(`/huolto?kampanja=1&${PAID}`)
    await expectAnswer(CARD)
    expect(window.location.search).toBe('?kampanja=1')
    expect(main().getByText(/Jos varausta ei lähetetä, mahdollinen maksu palautetaan kortillesi\./)).toBeVisible()
    expect(await axeFaults()).toEqual([])
    first.close()
    const { user } = await openReturned('/huolto')
    await expectAnswer(CARD)
    await user.type(screen.getByRole('textbox', { name: /^Rekisterinumero/ }), 'ABC-123')
    await user.type(screen.getByRole('textbox', { name: /kilometrit|Mittarilukema/i }), '60000')
    await user.click(primary('Jatka'))
    await screen.findByRole('heading', { name: 'Valitse toimipiste' })
    expect(screen.queryByText(CARD)).toBeNull()
  })

  it('RC-23 is not said of an address without a return', async () => {
    await openReturned('/huolto?kampanja=1')
    await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })
    await vi.dynamicImportSettled()
    expect(main().queryByRole('alert')).toBeNull()
  })
})

describe('a return to a tab with a session', () => {
  /** Leaves for the card provider's page and presses there. Resolves to the return's query. */
  async function paid({ user, left }: CustomerPage): Promise<string> {
    await user.click(await screen.findByRole('radio', { name: /^Maksa kortilla/ }))
    await user.click(primary(/^Siirry maksamaan/))
    await waitFor(() => expect(left).toHaveLength(1))
    return (await pressAtProvider(shop.db(), left[0] ?? '', 'BOOKED')).search
  }
  const paidMessage = () => screen.findByText(whole(/^Maksettu kortilla 249,00\s€$/))

  it.each(['/', '/renkaanvaihto', '/peruutus', '/tuntematon'])(
    'RC-23 opens the booking of the tab at the address %s, and keeps its time',
    async (path) => {
      const opened = await openCustomer(shop)
      const search = await paid(opened)
      opened.close()
      await openReturned(path + search)
      expect(await paidMessage()).toBeVisible()
      expect(await screen.findByRole('heading', { name: 'Omat tiedot' })).toBeVisible()
      expect(window.location.pathname + window.location.search).toBe('/huolto')
      expect(shop.count('removeReservation')).toBe(0)
      expect(screen.queryByText(CARD)).toBeNull()
    },
  )

  it('RC-23 without a booking, as after a press on a tab alone, is answered as one without a session', async () => {
    const { token } = await shop.visitor('MAINTENANCE')
    for (const [key, value] of Object.entries(remembered(token(), 'VEHICLE'))) sessionStorage.setItem(key, value)
    const { close } = await openReturned(`/huolto?${PAID}&signing=success`)
    await expectAnswer(CARD, CREDIT)
    expect(shop.count('bookSignedPayment')).toBe(0)
    close()
  })

  it('RC-23 of another booking leaves this one as it is, in words', async () => {
    const opened = await openCustomer(shop)
    opened.close()
    await openReturned(`/huolto?${PAID}`)
    expect(await screen.findByText('Maksu ei kuulu tähän varaukseen')).toBeVisible()
    expect(screen.getByText(/^Jos maksoit toista varausta, jatka siinä välilehdessä, jossa se on auki\./)).toBeVisible()
    expect(screen.queryByText('Palvelussa tapahtui odottamaton häiriö.')).toBeNull()
    expect(await screen.findByRole('radio', { name: /^Maksa kortilla/ })).toBeVisible()
  })

  it('RC-23 that comes before the payment can be asked for again', async () => {
    const opened = await openCustomer(shop)
    const search = await paid(opened)
    opened.close()
    // The provider confirms it a moment later.
    shop.answer('storeVismaPayStatus', () => HttpResponse.json({ code: 'NOT_PAID', message: '' }, { status: 409 }))
    const { user } = await openReturned(`/huolto${search}`)
    expect(await screen.findByText('Maksua ei voitu vahvistaa')).toBeVisible()
    shop.restore('storeVismaPayStatus')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await paidMessage()).toBeVisible()
  })

  it('RC-23 does not believe an address that says less than the provider', async () => {
    const opened = await openCustomer(shop)
    await paid(opened)
    const { search } = await pressAtProvider(shop.db(), opened.left[0] ?? '', 'DENIED')
    expect(search).toMatch(/RETURN_CODE=1/)
    opened.close()
    await openReturned(`/huolto${search}`)
    expect(await paidMessage()).toBeVisible()
    expect(screen.queryByText(/^Kortiltasi ei veloitettu/)).toBeNull()
  })

  it('RC-23 to another tab: the one with the booking pays no second time, and says that it is paid', async () => {
    const opened = await openCustomer(shop)
    await paid(opened)
    opened.close()
    // Back from the provider's page: the return has come to another tab, which has no session.
    const back = here()
    await back.user.click(await screen.findByRole('radio', { name: /^Maksa kortilla/ }))
    await back.user.click(primary(/^Siirry maksamaan/))
    expect(await paidMessage()).toBeVisible()
    expect(back.left).toEqual([])
  })

  it('RC-23 to a copy of the tab is said by the first one when it is shown again', async () => {
    const visitor = await shop.visitor('MAINTENANCE')
    await fillBooking(visitor.api, 'CUSTOMER')
    await visitor.api.saveCustomer({ body: customer() })
    for (const [key, value] of Object.entries(remembered(visitor.token(), 'CUSTOMER')))
      sessionStorage.setItem(key, value)
    const opened = here()
    const search = new URLSearchParams(await paid(opened))
    opened.close()
    here()
    await screen.findByRole('radio', { name: /^Maksa kortilla/ })
    const [paymentState = '', orderNumber = '', authCode = ''] = ['RETURN_CODE', 'ORDER_NUMBER', 'AUTHCODE'].map(
      (name) => search.get(name) ?? '',
    )
    await visitor.api.storeVismaPayStatus({ body: { paymentState, orderNumber, authCode } })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await paidMessage()).toBeVisible()
  })

  it('RC-23 to a copy of a tab that keeps its booking is answered there, beside the way to the first tab', async () => {
    const opened = await openCustomer(shop)
    const search = await paid(opened)
    opened.close()
    // The first tab still has the booking attempt open, and says so to the copy.
    const channel = new BroadcastChannel('huoltovaraus')
    channel.addEventListener('message', ({ data }: MessageEvent<{ visit: string; from: string; to?: string }>) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      if (data.to === undefined) channel.postMessage({ visit: data.visit, from: 'first', to: data.from })
    })
    await openReturned(`/huolto${search}`)
    await expectAnswer(CARD)
    expect(main().getByText('Tämä varaus on auki toisessa välilehdessä')).toBeVisible()
    expect(shop.count('removeReservation')).toBe(0)
    channel.close()
  })

  it('RC-23 once more after the booking was sent leads to its confirmation', async () => {
    const opened = await openCustomer(shop)
    const search = await paid(opened)
    opened.close()
    const back = await openReturned(`/huolto${search}`)
    await paidMessage()
    await back.user.click(primary('Lähetä varaus'))
    await screen.findByRole('heading', { level: 2, name: /^Aika on varattu sinulle/ })
    back.close()
    await openReturned(`/huolto${search}`)
    await expectAnswer(CARD)
    expect(screen.getByRole('heading', { name: 'Ajoneuvon tiedot' })).toBeVisible()
  })

  it.each([
    ['card', `?${PAID}`, CARD],
    ['credit', '?signing=success', CREDIT],
  ])('RC-23 of %s whose session has ended is answered beside the end of the session', async (_, search, title) => {
    const opened = await openCustomer(shop)
    opened.close()
    for (const call of ['getBooking', 'storeVismaPayStatus', 'bookSignedPayment'] as const) shop.fail(call, 412)
    await openReturned(`/huolto${search}`)
    await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })
    await expectEnded(title)
    expect(screen.queryByText(/^Maksun tarkistaminen epäonnistui|^Tarkistetaan/)).toBeNull()
  })

  async function expectEnded(title: string): Promise<void> {
    expect(await answer(title)).toBeVisible()
    expect(await main().findByText('Istunto on päättynyt')).toBeVisible()
    expect(main().getByText(/^Jos ehdit lähettää varauksen/)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/vahvistettu summalle|tarkistaminen on kesken/)
  }

  it('RC-23 at the first step, whose session has ended, is answered too', async () => {
    const { token } = await shop.visitor('MAINTENANCE')
    for (const [key, value] of Object.entries(remembered(token(), 'VEHICLE'))) sessionStorage.setItem(key, value)
    for (const call of ['getBooking', 'storeVismaPayStatus'] as const) shop.fail(call, 412)
    await openReturned(`/huolto?${PAID}`)
    expect(await answer(CARD)).toBeVisible()
  })
})
