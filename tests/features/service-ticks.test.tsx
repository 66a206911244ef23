import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { notification, openStep, primary } from '../harness/render-app'
import { openShop } from '../harness/shop'

const shop = openShop()

const OIL = /^Perushuolto/
const WASH = /^Ulkopesu/
const BRAKES = /^Jarrunesteen vaihto/
const service = (name: RegExp) => screen.findByRole('checkbox', { name })
const panel = () => screen.findByRole('region', { name: 'Valitut palvelut' })
const isHere = () => screen.getByRole('heading', { name: 'Valitse palvelut' })
const REFUSED = 'Palvelussa tapahtui odottamaton häiriö.'
const UNREAD = 'Valintasi tallentui, mutta varauksen päivittäminen epäonnistui.'

/** Lets the call fail when the function it returns is called, and not before. */
function failLater(status: number): () => void {
  let fail = (): void => {}
  const gate = new Promise<void>((resolve) => (fail = resolve))
  shop.answer('addProductsToCart', async () => {
    await gate
    return HttpResponse.json({}, { status })
  })
  return () => fail()
}

describe('ticking services while things go wrong', () => {
  it('SV-04 ends on every row in what was asked for last, in whatever order rows were clicked', async () => {
    const release = shop.hold('addProductsToCart')
    const { user } = await openStep(shop, 'SERVICES')
    await service(OIL)
    for (const name of [OIL, WASH, OIL, /^Vuosihuolto/, WASH, OIL, WASH]) await user.click(await service(name))
    release()
    const rows = async () => within(await within(await panel()).findByRole('list')).getAllByRole('listitem')
    await waitFor(async () => {
      const names = (await rows()).map(({ textContent }) => textContent?.replace(/\d.*/, ''))
      expect(names).toEqual(['Perushuolto (öljynvaihtohuolto)', 'Ulkopesu', 'Vuosihuolto'])
    })
    for (const name of [OIL, WASH, /^Vuosihuolto/]) expect(await service(name)).toBeChecked()

    // And everything out again: an empty cart that costs nothing.
    for (const name of [OIL, WASH, /^Vuosihuolto/]) await user.click(await service(name))
    await waitFor(async () => expect(await panel()).toHaveTextContent('Et ole vielä valinnut palveluja.'))
    expect(await panel()).toHaveTextContent(/yhteensä\s*0,00\s€/)
    expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument()
  })

  it('SV-04 adds and removes an extra service for the stage that it was offered for', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await screen.findByRole('button', { name: /^Jarrut/ }))
    await user.click(await service(BRAKES))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/95,00\s€/))
    expect(shop.lastQuery('addProductsToCart')?.get('stage')).toBe('ADDITIONAL_EXTRA_SERVICES')
    await user.click(await service(BRAKES))
    await waitFor(() => expect(shop.count('removeProductsFromCart')).toBe(1))
    expect(shop.lastQuery('removeProductsFromCart')?.get('stage')).toBe('ADDITIONAL_EXTRA_SERVICES')
    await waitFor(async () => expect(await panel()).toHaveTextContent('Et ole vielä valinnut palveluja.'))
  })

  it('SV-04 NO-02 says in the row that the connection was lost, and tries again with the next tick', async () => {
    shop.answer('addProductsToCart', () => HttpResponse.error())
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(WASH))
    const words = 'Yhteys palveluun katkesi. Tarkista verkkoyhteys ja yritä uudelleen.'
    await waitFor(async () => expect(await service(WASH)).toHaveAccessibleDescription(words))
    expect(await service(WASH)).not.toBeChecked()
    expect(await notification(`Virhe: ${words}`)).toBeVisible()
    shop.restore('addProductsToCart')
    await user.click(await service(WASH))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/25,00\s€/))
    expect(await service(WASH)).not.toHaveAccessibleDescription()
  })

  it('SV-04 keeps the tick where only the answer got lost: the server has the service', async () => {
    shop.answer('addProductsToCart', async (pass) => {
      await pass()
      return HttpResponse.error()
    })
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(WASH))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/25,00\s€/))
    await waitFor(async () => expect(await service(WASH)).toBeChecked())
    expect(await service(WASH)).not.toHaveAccessibleDescription()
  })

  it('SV-04 keeps a tick that was taken, and says that the rest is not up to date, until it is', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await service(WASH)
    shop.fail('getBooking', 500)
    await user.click(await service(WASH))
    await waitFor(async () => expect(await service(WASH)).toHaveAccessibleDescription(UNREAD))
    expect(await service(WASH)).toBeChecked()
    await user.click(primary('Jatka'))
    await waitFor(async () => expect(await service(WASH)).toHaveFocus())
    expect(isHere()).toBeVisible()
    shop.restore('getBooking')
    const row = (await service(WASH)).closest('div')
    if (!row) throw new Error('a service has no row')
    await user.click(within(row).getByRole('button', { name: 'Yritä uudelleen' }))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/25,00\s€/))
    expect(await service(WASH)).not.toHaveAccessibleDescription()
    // Nothing was added twice on the way.
    expect(shop.count('addProductsToCart')).toBe(1)
  })

  it('SV-04 SV-16 is not done as long as nobody knows what the service brings along', async () => {
    shop.fail('addAutomaticallyAddedProducts', 500)
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(WASH))
    await waitFor(async () => expect(await service(WASH)).toHaveAccessibleDescription(UNREAD))
    shop.restore('addAutomaticallyAddedProducts')
    await user.click(primary('Jatka'))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
  })

  it('SV-04 stays when a tick fails that the visitor wanted to go on with, and leads to it', async () => {
    const fail = failLater(500)
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await screen.findByRole('button', { name: /^Jarrut/ }))
    await user.click(await service(BRAKES))
    await user.click(screen.getByRole('button', { name: /^Jarrut/ }))
    await user.click(primary('Jatka'))
    fail()
    // What went wrong is not hidden in a closed category.
    await waitFor(async () => expect(await service(BRAKES)).toHaveFocus())
    expect(await service(BRAKES)).toHaveAccessibleDescription(REFUSED)
    expect(isHere()).toBeVisible()
    await user.click(primary('Jatka'))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
  })

  it('SV-04 sends what was asked for also when the step is left at once, for the stage it was offered for', async () => {
    const release = shop.hold('addProductsToCart')
    const { user } = await openStep(shop, 'SERVICES', { products: [] })
    await user.click(await screen.findByRole('button', { name: /^Jarrut/ }))
    for (const name of [WASH, OIL, BRAKES]) await user.click(await service(name))
    await user.click(screen.getByRole('button', { name: 'Muokkaa: Toimipiste' }))
    await user.click(await screen.findByRole('button', { name: 'Valitse Turku Länsikeskus' }))
    await user.click(await screen.findByRole('button', { name: /^Jarrut/ }))
    // What is asked for now comes after it.
    await user.click(await service(/^Vuosihuolto/))
    release()
    for (const name of [WASH, OIL, BRAKES, /^Vuosihuolto/])
      await waitFor(async () => expect(await service(name)).toBeChecked())
    expect(shop.sent('addProductsToCart').map(({ query }) => query.get('stage'))).toEqual([
      'DEFAULT',
      'DEFAULT',
      'ADDITIONAL_EXTRA_SERVICES',
      'DEFAULT',
    ])
  })

  it('SV-04 WZ-09 sends nothing of what waited into another booking', async () => {
    const release = shop.hold('addProductsToCart')
    const { user } = await openStep(shop, 'SERVICES', { products: [] })
    for (const name of [WASH, OIL]) await user.click(await service(name))
    await user.click(screen.getByRole('button', { name: 'Aloita alusta' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Aloita alusta' }))
    await user.type(await screen.findByLabelText(/Rekisterinumero/), 'ABC-123')
    await user.type(screen.getByLabelText(/Kilometrilukema/), '84500')
    await user.click(primary('Jatka'))
    await screen.findByRole('heading', { name: 'Valitse toimipiste' })
    const read = shop.count('getBooking')
    release()
    await user.click(await screen.findByRole('button', { name: 'Valitse Turku Länsikeskus' }))
    expect(await service(WASH)).not.toBeChecked()
    await user.click(await service(/^Vuosihuolto/))
    await waitFor(async () => expect(await panel()).toHaveTextContent('Vuosihuolto'))
    expect(await panel()).not.toHaveTextContent(/Ulkopesu|Perushuolto/)
    expect(shop.count('addProductsToCart')).toBe(2)
    expect(shop.count('getBooking')).toBe(read + 2)
  })

  it('SV-04 WZ-12 sends nothing more of what waited when the session is over', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    const fail = failLater(412)
    for (const name of [OIL, WASH]) await user.click(await service(name))
    fail()
    expect(await screen.findByRole('textbox', { name: /^Rekisterinumero/ })).toBeVisible()
    expect(await notification('Varoitus: Istunto on päättynyt')).toBeVisible()
    expect(shop.count('addProductsToCart')).toBe(1)
  })

  it('SV-01 says of a section that could not be read again after a change that it may be out of date', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await service(OIL)
    shop.fail('services', 500)
    await user.click(await service(WASH))
    expect(await screen.findByText('Määräaikaishuollot:')).toBeVisible()
    expect(await service(OIL)).toBeEnabled()
    expect(await service(WASH)).toBeChecked()
    shop.restore('services')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    await waitFor(() => expect(screen.queryByText('Määräaikaishuollot:')).not.toBeInTheDocument())
  })
})

/** Answered, and drawn: what takes calls of its own comes after it. */
async function recallsHaveCome(user: UserEvent, answered: () => boolean): Promise<void> {
  await waitFor(() => expect(answered()).toBe(true))
  await user.click(await service(OIL))
  await waitFor(async () => expect(await panel()).toHaveTextContent(/Perushuolto.*yhteensä\s*[1-9]/))
}
/** Tells by the function it returns whether the recalls have been answered. */
const watchRecalls = (): (() => boolean) => {
  let isAnswered = false
  shop.answer('toyotaRecalls', async (pass) => {
    const answer = await pass()
    isAnswered = true
    return answer
  })
  return () => isAnswered
}

describe('recalls', () => {
  it('SV-01 are told kindly above the services, and missed by nobody where they cannot be had', async () => {
    const { close } = await openStep(shop, 'SERVICES')
    const told = await screen.findByText('Autollesi on avoin takaisinkutsu.')
    expect(told.parentElement).toHaveTextContent(
      'Takaluukun kaasujousten tarkastus ja tarvittaessa vaihto (TOY-2026-14)',
    )
    close()
    shop.fail('toyotaRecalls', 500)
    const { user } = await openStep(shop, 'SERVICES')
    await recallsHaveCome(user, () => shop.count('toyotaRecalls') === 2)
    expect(screen.queryByText(/takaisinkutsu/)).not.toBeInTheDocument()
  })

  it('SV-01 of another car are none', async () => {
    const answered = watchRecalls()
    const { user } = await openStep(shop, 'SERVICES', { plate: 'KOR-77' })
    await recallsHaveCome(user, answered)
    expect(screen.queryByText(/takaisinkutsu/)).not.toBeInTheDocument()
  })
})
