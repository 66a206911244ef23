import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { chooseWorkplace, notification, openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

const OIL = /^Perushuolto/
const WASH = /^Ulkopesu/
const INSPECTION = /^Katsastuspalvelu/
const BRAKES = /^Jarrunesteen vaihto/
const service = (name: RegExp) => screen.findByRole('checkbox', { name })
const panel = () => screen.findByRole('region', { name: 'Valitut palvelut' })
const isHere = () => screen.getByRole('heading', { name: 'Valitse palvelut' })
const REFUSED = 'Palvelussa tapahtui odottamaton häiriö.'
const UNREAD = 'Valintasi tallentui, mutta varauksen päivittäminen epäonnistui.'

/** Holds the call and returns a function that makes it fail. */
function failLater(status: number): () => void {
  let fail = (): void => {}
  const gate = new Promise<void>((resolve) => (fail = resolve))
  shop.answer('addProductsToCart', async () => {
    await gate
    return HttpResponse.json({}, { status })
  })
  return () => fail()
}

describe('ticking services under failures and races', () => {
  it('SV-04 ends with the last state of each row, in whatever order the rows were clicked', async () => {
    const release = shop.hold('addProductsToCart')
    const { user } = await openStep(shop, 'SERVICES')
    await service(OIL)
    for (const name of [OIL, WASH, OIL, INSPECTION, WASH, OIL, WASH]) await user.click(await service(name))
    release()
    const rows = async () => within(await within(await panel()).findByRole('list')).getAllByRole('listitem')
    await waitFor(async () => {
      const names = (await rows()).map(({ textContent }) => textContent?.replace(/Pesutapa.*|\d.*/, ''))
      expect(names).toEqual(['Perushuolto (öljynvaihtohuolto)', 'Ulkopesu', 'Katsastuspalvelu huollon yhteydessä'])
    })
    for (const name of [OIL, WASH, INSPECTION]) expect(await service(name)).toBeChecked()

    // Unticking everything leaves an empty cart with a total of zero.
    for (const name of [OIL, WASH, INSPECTION]) await user.click(await service(name))
    await waitFor(async () => expect(await panel()).toHaveTextContent('Et ole vielä valinnut palveluja.'))
    expect(await panel()).toHaveTextContent(/yhteensä\s*0,00\s€/)
    expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument()
  })

  it('SV-04 unticks a service that the new one replaces, and names it', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(OIL))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/249,00\s€/))
    await user.click(await service(/^Laaja/))
    expect(
      await notification(
        'Onnistui: Perushuolto (öljynvaihtohuolto) poistui varauksesta, koska uusi valinta korvaa sen.',
      ),
    ).toBeVisible()
    expect(await service(OIL)).not.toBeChecked()
    expect(await service(/^Laaja/)).toBeChecked()
    expect(await panel()).toHaveTextContent(/yhteensä\s*429,00\s€/)
    // A service that the visitor removes is not named.
    await user.click(await service(/^Laaja/))
    await waitFor(async () => expect(await panel()).toHaveTextContent('Et ole vielä valinnut palveluja.'))
    expect(screen.queryByText(/^Laaja.*poistui varauksesta/)).not.toBeInTheDocument()
  })

  it('SV-04 adds and removes an extra service with the stage that it was offered for', async () => {
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

  it('SV-04 NO-02 shows a lost connection in the row, and retries with the next tick', async () => {
    shop.answer('addProductsToCart', () => HttpResponse.error())
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(WASH))
    const words = 'Yhteys palveluun katkesi. Tarkista verkkoyhteys ja yritä uudelleen.'
    await waitFor(async () => expect(await service(WASH)).toHaveAccessibleDescription(expect.stringContaining(words)))
    expect(await service(WASH)).not.toBeChecked()
    expect(await notification(`Virhe: ${words}`)).toBeVisible()
    shop.restore('addProductsToCart')
    await user.click(await service(WASH))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/25,00\s€/))
    expect(await service(WASH)).not.toHaveAccessibleDescription(/epäonnistui|häiriö|katkesi|ajoissa/)
  })

  it('SV-04 keeps the tick if only the response was lost', async () => {
    shop.answer('addProductsToCart', async (pass) => {
      await pass()
      return HttpResponse.error()
    })
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(WASH))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/25,00\s€/))
    await waitFor(async () => expect(await service(WASH)).toBeChecked())
    expect(await service(WASH)).not.toHaveAccessibleDescription(/epäonnistui|häiriö|katkesi|ajoissa/)
  })

  it('SV-04 keeps an accepted tick and reports the stale booking until a refetch succeeds', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await service(WASH)
    shop.fail('getBooking', 500)
    await user.click(await service(WASH))
    await waitFor(async () => expect(await service(WASH)).toHaveAccessibleDescription(expect.stringContaining(UNREAD)))
    expect(await service(WASH)).toBeChecked()
    await user.click(primary('Jatka'))
    await waitFor(async () => expect(await service(WASH)).toHaveFocus())
    expect(isHere()).toBeVisible()
    shop.restore('getBooking')
    const row = (await service(WASH)).closest('div')
    if (!row) throw new Error('a service has no row')
    await user.click(within(row).getByRole('button', { name: 'Yritä uudelleen' }))
    await waitFor(async () => expect(await panel()).toHaveTextContent(/25,00\s€/))
    expect(await service(WASH)).not.toHaveAccessibleDescription(/epäonnistui|häiriö|katkesi|ajoissa/)
    // The product was added only once.
    expect(shop.count('addProductsToCart')).toBe(1)
  })

  it('SV-04 SV-16 is incomplete until the automatically added products are known', async () => {
    shop.fail('addAutomaticallyAddedProducts', 500)
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(OIL))
    await waitFor(async () => expect(await service(OIL)).toHaveAccessibleDescription(expect.stringContaining(UNREAD)))
    shop.restore('addAutomaticallyAddedProducts')
    await user.click(primary('Jatka'))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
  })

  it('SV-04 stays on the step and focuses the row if a pending tick fails after Continue', async () => {
    const fail = failLater(500)
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await screen.findByRole('button', { name: /^Jarrut/ }))
    await user.click(await service(BRAKES))
    await user.click(screen.getByRole('button', { name: /^Jarrut/ }))
    await user.click(primary('Jatka'))
    fail()
    // The closed category opens to show the failure.
    await waitFor(async () => expect(await service(BRAKES)).toHaveFocus())
    expect(await service(BRAKES)).toHaveAccessibleDescription(expect.stringContaining(REFUSED))
    expect(isHere()).toBeVisible()
    await user.click(primary('Jatka'))
    await user.click(await screen.findByRole('button', { name: 'Jatka ilman palveluja' }))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
  })

  it('SV-04 sends pending changes after the step is left, each with its original stage', async () => {
    const release = shop.hold('addProductsToCart')
    const { user } = await openStep(shop, 'SERVICES', { products: [] })
    await user.click(await screen.findByRole('button', { name: /^Jarrut/ }))
    for (const name of [WASH, OIL, BRAKES]) await user.click(await service(name))
    await user.click(screen.getByRole('button', { name: 'Muokkaa: Toimipiste' }))
    await chooseWorkplace(user, 'Turku Länsikeskus')
    await user.click(await screen.findByRole('button', { name: /^Jarrut/ }))
    // A new change is sent after the pending ones.
    await user.click(await service(INSPECTION))
    release()
    for (const name of [WASH, OIL, BRAKES, INSPECTION])
      await waitFor(async () => expect(await service(name)).toBeChecked())
    expect(shop.sent('addProductsToCart').map(({ query }) => query.get('stage'))).toEqual([
      'DEFAULT',
      'DEFAULT',
      'ADDITIONAL_EXTRA_SERVICES',
      'DEFAULT',
    ])
  })

  it('SV-04 WZ-09 sends no pending change into another booking', async () => {
    const release = shop.hold('addProductsToCart')
    const { user } = await openStep(shop, 'SERVICES', { products: [] })
    for (const name of [WASH, OIL]) await user.click(await service(name))
    await user.click(screen.getByRole('button', { name: 'Aloita alusta' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Aloita alusta' }))
    await user.type(await screen.findByLabelText(/Rekisterinumero/), 'ABC-123')
    await user.type(screen.getByLabelText(/Mittarilukema/), '84500')
    await user.click(primary('Jatka'))
    await screen.findByRole('heading', { name: 'Valitse toimipiste' })
    const read = shop.count('getBooking')
    release()
    await chooseWorkplace(user, 'Turku Länsikeskus')
    expect(await service(WASH)).not.toBeChecked()
    await user.click(await service(INSPECTION))
    await waitFor(async () => expect(await panel()).toHaveTextContent('Katsastuspalvelu huollon yhteydessä'))
    expect(await panel()).not.toHaveTextContent(/Ulkopesu|Perushuolto/)
    expect(shop.count('addProductsToCart')).toBe(2)
    expect(shop.count('getBooking')).toBe(read + 2)
  })

  it('SV-04 WZ-12 sends no pending change after the session has ended', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    const fail = failLater(412)
    for (const name of [OIL, WASH]) await user.click(await service(name))
    fail()
    expect(await screen.findByRole('textbox', { name: /^Rekisterinumero/ })).toBeVisible()
    expect(await notification('Varoitus: Istunto on päättynyt')).toBeVisible()
    expect(shop.count('addProductsToCart')).toBe(1)
  })

  it('SV-01 reports a section as possibly stale if its refetch fails', async () => {
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

/** Waits until the recalls have been received, and until a later change has been rendered. */
async function recallsHaveCome(user: UserEvent, answered: () => boolean): Promise<void> {
  await waitFor(() => expect(answered()).toBe(true))
  await user.click(await service(OIL))
  await waitFor(async () => expect(await panel()).toHaveTextContent(/Perushuolto.*yhteensä\s*[1-9]/))
}

describe('recalls', () => {
  it('SV-01 are shown above the services, and are left out silently if the call fails', async () => {
    const { close } = await openStep(shop, 'SERVICES')
    const recall = await screen.findByText('Autollasi on avoin takaisinkutsu.')
    expect(recall.closest('section')).toHaveTextContent(
      'Takaluukun kaasujousten tarkastus ja tarvittaessa vaihto (TOY-2026-14)',
    )
    close()
    shop.fail('toyotaRecalls', 500)
    const { user } = await openStep(shop, 'SERVICES')
    await recallsHaveCome(user, () => shop.count('toyotaRecalls') === 2)
    expect(screen.queryByText(/takaisinkutsu/)).not.toBeInTheDocument()
  })

  it('SV-01 SV-07 are added to the symptoms of the screen, which show a failed save', async () => {
    shop.fail('saveSymptoms', 500)
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await screen.findByRole('button', { name: /^Lisää varaukseen: Takaluukun kaasujousten/ }))
    expect(screen.getByLabelText('Lisäämäsi korjaustarpeet')).toHaveTextContent(
      /^Takaisinkutsu TOY-2026-14: Takaluukun/,
    )
    expect(await screen.findByText('Korjaustarpeen tallentaminen epäonnistui. Yritä uudelleen.')).toBeVisible()
    expect(screen.getByText('Lisätty varaukseen')).toBeVisible()
  })

  it('SV-01 are not shown for a car without recalls', async () => {
    shop.answer('toyotaRecalls', () => Response.json([]))
    const { user } = await openStep(shop, 'SERVICES')
    await recallsHaveCome(user, () => shop.count('toyotaRecalls') === 1)
    expect(screen.queryByText(/takaisinkutsu/)).not.toBeInTheDocument()
  })
})
