import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bookingStore } from '#entities/booking'
import { addProductsToCart, removeProductsFromCart } from '#shared/api/contract/services'
import { apiPort } from '#shared/api/port'
import type { OpenedApp } from '../harness/render-app'
import { openApp, openStep, primary } from '../harness/render-app'
import { openShop } from '../harness/shop'
import {
  TIRES_KEY,
  answer,
  CHANGE_ONLY,
  HOTEL,
  IN_HOTEL,
  LEAVES,
  STAY,
  PICKED,
  AND_CHANGE,
  NO_CHANGE,
  order,
  ordered,
  expectOrdered,
  questions,
  answers,
  NEW,
  EXISTING,
  BUYER,
  PICK_UP,
  CHANGE,
  VAN_CHANGE,
} from '../harness/tires'

const shop = openShop()

const open = (plate = 'ABC-123') => openStep(shop, 'TIRES', { process: 'TIRE_CHANGE', plate })

/** A tire of the package provider, as bought elsewhere in the chain's shop. */
const TIRE = { productId: 2201, amount: 4, provider: 'TIRE_PACKAGER' }

/** The cart changes by somebody else's hand, such as another tab's. */
async function cartChanges({ get }: OpenedApp, change: 'adds' | 'removes', item: typeof TIRE): Promise<void> {
  const api = get(apiPort)({ addProductsToCart, removeProductsFromCart })
  const request = { query: { stage: 'TIRES' }, body: [item] }
  await (change === 'adds' ? api.addProductsToCart(request) : api.removeProductsFromCart(request))
  await get(bookingStore).resource.load()
}

describe('the tire questions', () => {
  it.each([
    { plate: 'ABC-123', product: CHANGE, productId: 2001 },
    { plate: 'PAK-321', product: VAN_CHANGE, productId: 2002 },
  ])('TI-01 the change only adds the product of the vehicle’s class: $plate', async ({ plate, product, productId }) => {
    const { user } = await open(plate)
    await answers(user, CHANGE_ONLY)
    await expectOrdered(product)
    expect(shop.lastBody('addProductsToCart')).toMatchObject([{ productId, amount: 1 }])
    expect(shop.lastQuery('addProductsToCart')?.get('stage')).toBe('TIRES')
    expect(questions()).toEqual(['Mitä palvelua tarvitset?'])
  })

  it('TI-02 TI-04 TI-05 tires that are left: the new customer’s hotel, then the change besides', async () => {
    const { user } = await open()
    await answers(user, HOTEL)
    expect(questions()).toEqual(['Mitä palvelua tarvitset?', '2Ovatko renkaasi nyt rengashotellissamme?'])
    expect(screen.getByText('Uusi kysymys: Ovatko renkaasi nyt rengashotellissamme?')).toBeInTheDocument()
    expect([shop.count('addProductsToCart'), await ordered()]).toEqual([0, []])
    await answers(user, LEAVES)
    await expectOrdered(NEW)
    expect(questions().at(-1)).toBe('3Vaihdetaanko renkaat samalla käynnillä?')
    await answers(user, AND_CHANGE)
    await expectOrdered(NEW, CHANGE)
    await answers(user, NO_CHANGE)
    await expectOrdered(NEW)
  })

  it('TI-03 TI-06 tires that are there stay as the existing customer’s, or are picked up; each in place of the other', async () => {
    const { user } = await open()
    await answers(user, HOTEL, IN_HOTEL, STAY)
    await expectOrdered(EXISTING)
    await answers(user, AND_CHANGE)
    await expectOrdered(EXISTING, CHANGE)
    // Another answer to an earlier question takes the later ones with it.
    await answers(user, PICKED)
    await expectOrdered(PICK_UP)
    expect(await answer(AND_CHANGE)).not.toBeChecked()
    await answers(user, LEAVES)
    await expectOrdered(NEW)
    await answers(user, CHANGE_ONLY)
    await expectOrdered(CHANGE)
    expect(questions()).toHaveLength(1)
    await answers(user, HOTEL)
    await expectOrdered()
  })

  it('TI-03 begins with the answer that the server knows by the plate, which can be changed', async () => {
    const { user } = await open('KOR-77')
    await answers(user, HOTEL)
    expect(await answer(IN_HOTEL)).toBeChecked()
    expect(screen.getByRole('group', { name: /Ovatko renkaasi/ })).toHaveAccessibleDescription(
      'Tietojemme mukaan autosi renkaat ovat rengashotellissamme.',
    )
    expect(questions().at(-1)).toBe('3Jatketaanko renkaiden säilytystä?')
    await answers(user, LEAVES)
    await expectOrdered(NEW)
  })

  it('TI-06 swaps the hotel product when tires of the package provider come into the cart, and when they leave it', async () => {
    const app = await open()
    await answers(app.user, HOTEL, LEAVES)
    await expectOrdered(NEW)
    await cartChanges(app, 'adds', TIRE)
    await waitFor(async () => expect(await ordered()).toContain(BUYER))
    expect(await ordered()).not.toContain(NEW)
    expect(await answer(LEAVES)).toBeChecked()
    await cartChanges(app, 'removes', TIRE)
    await expectOrdered(NEW)
  })

  it('TI-07 TI-11 keeps the eight flags over a reload in mid-question', async () => {
    const { user, close } = await open()
    await answers(user, HOTEL, LEAVES)
    await expectOrdered(NEW)
    expect(JSON.parse(window.sessionStorage.getItem(TIRES_KEY) ?? '{}')).toMatchObject({
      flags: {
        tireChangeOnly: false,
        tireHotel: true,
        tiresCurrentlyInHotel: false,
        tiresNotCurrentlyInHotelButLeftThere: true,
        tiresLeftInHotel: false,
        tiresPickedFromHotel: false,
        tireHotelAndChange: false,
        tireHotelOrPickupOnly: false,
      },
    })
    close()
    openApp({ path: '/renkaanvaihto' })
    expect(await answer(LEAVES)).toBeChecked()
    expect(await answer(AND_CHANGE)).not.toBeChecked()
    expect(primary('Jatka')).toBeDisabled()
  })

  it('TI-07 drops what was answered when no tire product is in the cart, at once and over a reload', async () => {
    const app = await open()
    await answers(app.user, HOTEL, LEAVES)
    await expectOrdered(NEW)
    await cartChanges(app, 'removes', { productId: 2003, amount: 1, provider: '' })
    await waitFor(async () => expect(await answer(HOTEL)).not.toBeChecked())
    expect(window.sessionStorage.getItem(TIRES_KEY)).toBeNull()
    await answers(app.user, HOTEL)
    app.close()
    openApp({ path: '/renkaanvaihto' })
    expect(await answer(HOTEL)).not.toBeChecked()
    expect(window.sessionStorage.getItem(TIRES_KEY)).toBeNull()
  })

  it('TI-07 reads the answers from the cart where they are not remembered', async () => {
    const { user, close } = await open('KOR-77')
    await answers(user, HOTEL, PICKED, AND_CHANGE)
    await expectOrdered(PICK_UP, CHANGE)
    close()
    window.sessionStorage.removeItem(TIRES_KEY)
    openApp({ path: '/renkaanvaihto' })
    expect(await answer(AND_CHANGE)).toBeChecked()
    expect(await answer(PICKED)).toBeChecked()
  })

  it('TI-08 goes on without any answer, and with a complete choice, but not in between', async () => {
    const { user } = await open()
    await answer(HOTEL)
    expect(primary('Jatka')).toBeEnabled()
    expect(screen.getByText(/Voit jatkaa myös ilman valintoja/)).toBeVisible()
    await answers(user, HOTEL, LEAVES)
    await user.click(primary('Jatka'))
    expect(await order()).toHaveTextContent('Vastaa vielä kaikkiin kysymyksiin, niin pääset jatkamaan.')
    expect(screen.queryByRole('heading', { name: 'Varaa aika' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Tyhjennä valinnat' }))
    expect(await answer(CHANGE_ONLY)).toHaveFocus()
    await expectOrdered()
    await user.click(primary('Jatka'))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Rengaspalvelut' })).toHaveTextContent(
      'Ei valittuja rengaspalveluja',
    )
  })

  it('TI-09 says that the hotel product is missing, with a help in Finnish, and what can be done', async () => {
    shop.answer('tireChangeProducts', async (pass) => {
      const products = await (await pass()).json()
      return Response.json({ ...products, tireHotelNewCustomerProduct: null })
    })
    const { user } = await open()
    await answers(user, HOTEL, LEAVES)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Tire hotel product not found!')
    expect(alert).toHaveTextContent('Valitse vain renkaiden kausivaihto tai ota yhteyttä toimipisteeseen.')
    expect(questions()).toHaveLength(2)
    expect(primary('Jatka')).toBeDisabled()
    await answers(user, CHANGE_ONLY)
    await expectOrdered(CHANGE)
    expect(screen.queryByText('Tire hotel product not found!')).not.toBeInTheDocument()
  })

  it('TI-10 sums up below its own heading, and can be reopened with the answers', async () => {
    const { user } = await open()
    await answers(user, HOTEL, LEAVES, AND_CHANGE)
    await user.click(primary('Jatka'))
    const card = await screen.findByRole('region', { name: 'Rengaspalvelut' })
    expect(card).toHaveTextContent('Rengashotelli ja kausivaihto')
    expect(card).toHaveTextContent(NEW)
    await user.click(within(card).getByRole('button', { name: 'Muokkaa: Rengaspalvelut' }))
    expect(await answer(AND_CHANGE)).toBeChecked()
  })
})

describe('the tire step', () => {
  it('SV-10 SV-11 has the panel of the services step: the workshop’s words, and a discount code that lowers prices', async () => {
    const { user } = await open()
    await answers(user, CHANGE_ONLY)
    await waitFor(async () => expect(await order()).toHaveTextContent(/yhteensä\s*59,00\s€/))
    expect(await order()).toHaveTextContent('Toimipisteen ohjeet: Tuo auto huoltoon varatun ajan alkaessa.')
    await user.type(await screen.findByRole('textbox', { name: 'Etukoodi' }), 'talvi15{Enter}')
    await waitFor(async () => expect(await order()).toHaveTextContent(/yhteensä\s*50,15\s€/))
    expect(screen.queryByText(/huoltotili/i)).not.toBeInTheDocument()
  })

  it('TI-01 SV-11 leaves another booking alone with what was asked for in this one', async () => {
    const { user } = await open()
    const releases = [shop.hold('addProductsToCart'), shop.hold('saveCampaignCode')]
    await answers(user, CHANGE_ONLY, HOTEL)
    await user.click(await screen.findByRole('textbox', { name: 'Etukoodi' }))
    await user.paste('TALVI15')
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('link', { name: 'Huollon ajanvaraus' }))
    await user.click(await screen.findByLabelText(/^Rekisterinumero/))
    await user.paste('ABC-123')
    await user.click(screen.getByLabelText(/^Kilometrilukema/))
    await user.paste('5000')
    await user.click(primary('Jatka'))
    const workplace = await screen.findByRole('button', { name: 'Valitse Helsinki Roihupelto' })
    for (const release of releases) release()
    await user.click(workplace)
    expect(await screen.findByRole('heading', { name: 'Valitse palvelut' })).toBeVisible()
    expect([shop.count('removeProductsFromCart'), shop.count('tireChangeProducts')]).toEqual([0, 1])
  })

  it('TI-01 NO-02 says that an answer was not taken, keeps it, and puts the cart right on request', async () => {
    shop.fail('addProductsToCart', 500)
    const { user } = await open()
    await answers(user, CHANGE_ONLY)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Palvelussa tapahtui odottamaton häiriö.')
    expect(await answer(CHANGE_ONLY)).toBeChecked()
    await user.click(primary('Jatka'))
    await waitFor(() => expect(shop.count('addProductsToCart')).toBe(2))
    expect(screen.queryByRole('heading', { name: 'Varaa aika' })).not.toBeInTheDocument()
    shop.restore('addProductsToCart')
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Yritä uudelleen' }))
    await expectOrdered(CHANGE)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('TI-01 says that the products could not be had, and gets them on request', async () => {
    shop.fail('tireChangeProducts', 500)
    const { user } = await open()
    expect(await screen.findByText('Rengaspalvelujen haku epäonnistui. Yritä hetken kuluttua uudelleen.')).toBeVisible()
    shop.restore('tireChangeProducts')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await answer(CHANGE_ONLY)).toBeEnabled()
  })

  it('TI-03 asks the questions also where the server does not say whose tires are there', async () => {
    shop.fail('tireHotelProduct', 500)
    const { user } = await open('KOR-77')
    await answers(user, HOTEL)
    expect(await answer(IN_HOTEL)).not.toBeChecked()
  })
})
