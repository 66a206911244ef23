import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bookingStore } from '#entities/booking'
import { addProductsToCart, removeProductsFromCart } from '#shared/api/contract/services/cart'
import { apiPort } from '#shared/api/client'
import type { OpenedApp } from '../../harness/screens/render-app'
import { chooseWorkplace, openApp, openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
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
} from '../../harness/screens/tires'
import { findPart, getPart } from '../../harness/screens/part'

const shop = openShop()

const open = (plate = 'ABC-123') => openStep(shop, 'TIRES', { process: 'TIRE_CHANGE', plate })

/** A tire of the package provider, as if bought in the chain's web shop. */
const TIRE = { productId: 2201, amount: 4, provider: 'TIRE_PACKAGER' }

/** Changes the cart from outside the screen, as another tab does. */
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
  ])(
    'TI-01 the answer «change only» adds the product of the vehicle’s class: $plate',
    async ({ plate, product, productId }) => {
      const { user } = await open(plate)
      await answers(user, CHANGE_ONLY)
      await expectOrdered(product)
      expect(shop.lastBody('addProductsToCart')).toMatchObject([{ productId, amount: 1 }])
      expect(shop.lastQuery('addProductsToCart')?.get('stage')).toBe('TIRES')
      expect(questions()).toEqual(['Minkä palvelun tarvitset?'])
    },
  )

  it('TI-02 TI-04 TI-05 leaving tires adds the new customer’s hotel, and then the change if selected', async () => {
    const { user } = await open()
    await answers(user, HOTEL)
    expect(questions()).toEqual(['Minkä palvelun tarvitset?', '2Ovatko renkaasi nyt rengashotellissamme?'])
    expect(screen.getByText('Uusi kysymys: Ovatko renkaasi nyt rengashotellissamme?')).toBeInTheDocument()
    expect([shop.count('addProductsToCart'), await ordered()]).toEqual([0, []])
    await answers(user, LEAVES)
    await expectOrdered(NEW)
    expect(questions().at(-1)).toBe('3Vaihdetaanko renkaat samalla käynnillä?')
    await answers(user, AND_CHANGE)
    await expectOrdered(NEW, CHANGE)
    expect(await answer(NO_CHANGE)).toHaveAccessibleName('Ei, vain säilytys')
    await answers(user, NO_CHANGE)
    await expectOrdered(NEW)
  })

  it('TI-03 TI-06 tires in the hotel add the existing customer’s product or the pick-up, and a new answer replaces it', async () => {
    const { user } = await open()
    await answers(user, HOTEL, IN_HOTEL, STAY)
    await expectOrdered(EXISTING)
    await answers(user, AND_CHANGE)
    await expectOrdered(EXISTING, CHANGE)
    // A new answer to an earlier question discards the later answers.
    await answers(user, PICKED)
    await expectOrdered(PICK_UP)
    expect(await answer(AND_CHANGE)).not.toBeChecked()
    expect(await answer(NO_CHANGE)).toHaveAccessibleName('Ei, vain nouto')
    await answers(user, LEAVES)
    await expectOrdered(NEW)
    await answers(user, CHANGE_ONLY)
    await expectOrdered(CHANGE)
    expect(questions()).toHaveLength(1)
    await answers(user, HOTEL)
    await expectOrdered()
  })

  it('TI-03 preselects the answer that the server derives from the register number, and lets the visitor change it', async () => {
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

  it('TI-06 swaps the hotel product when tires of the package provider are added to or removed from the cart', async () => {
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

  it('TI-07 TI-11 restores the eight flags after a reload between two questions', async () => {
    const { user, close } = await open()
    await answers(user, HOTEL, LEAVES)
    await expectOrdered(NEW)
    expect(JSON.parse(window.sessionStorage.getItem(TIRES_KEY) ?? '{}')).toMatchObject({
      value: {
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

  it('TI-07 clears the answers when no tire product is in the cart, at once and after a reload', async () => {
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

  it('TI-07 derives the answers from the cart if none are stored', async () => {
    const { user, close } = await open('KOR-77')
    await answers(user, HOTEL, PICKED, AND_CHANGE)
    await expectOrdered(PICK_UP, CHANGE)
    close()
    window.sessionStorage.removeItem(TIRES_KEY)
    openApp({ path: '/renkaanvaihto' })
    expect(await answer(AND_CHANGE)).toBeChecked()
    expect(await answer(PICKED)).toBeChecked()
  })

  it('TI-08 continues without answers or with a complete choice, but not with a partial one', async () => {
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
    expect(await findPart('Rengaspalvelut')).toHaveTextContent('Ei valittuja rengaspalveluja')
  })

  it('TI-09 reports a missing hotel product, with help in Finnish', async () => {
    shop.answer('tireChangeProducts', async (pass) => {
      const products = await (await pass()).json()
      return Response.json({ ...products, tireHotelNewCustomerProduct: null })
    })
    shop.answer('tireHotelProduct', () => Response.json(null))
    const { user } = await open()
    await answers(user, HOTEL, LEAVES)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Tire hotel product not found!')
    expect(alert).toHaveTextContent('Valitse vain renkaiden kausivaihto.')
    expect(questions()).toHaveLength(2)
    expect(primary('Jatka')).toBeDisabled()
    await answers(user, CHANGE_ONLY)
    await expectOrdered(CHANGE)
    expect(screen.queryByText('Tire hotel product not found!')).not.toBeInTheDocument()
  })

  it('TI-10 shows the summary under its own heading, and restores the answers when reopened', async () => {
    const { user } = await open()
    await answers(user, HOTEL, LEAVES, AND_CHANGE)
    await user.click(primary('Jatka'))
    await screen.findByRole('heading', { level: 2, name: 'Varaa aika' })
    const card = getPart('Rengaspalvelut')
    expect(card).toHaveTextContent('Rengashotelli ja kausivaihto')
    expect(card).toHaveTextContent(NEW)
    await user.click(within(card).getByRole('button', { name: 'Muokkaa: Rengaspalvelut' }))
    expect(await answer(AND_CHANGE)).toBeChecked()
  })
})

describe('the tire step', () => {
  it('SV-10 SV-11 has the panel of the services step, with the workshop’s info text and the discount code', async () => {
    const { user } = await open()
    await answers(user, CHANGE_ONLY)
    await waitFor(async () => expect(await order()).toHaveTextContent(/yhteensä\s*59,00\s€/))
    expect(await order()).toHaveTextContent('Toimipisteen ohjeet: Ota mukaan huoltokirja')
    await user.type(await screen.findByRole('textbox', { name: 'Etukoodi' }), 'talvi15{Enter}')
    await waitFor(async () => expect(await order()).toHaveTextContent(/yhteensä\s*50,15\s€/))
    expect(screen.queryByText(/huoltotili/i)).not.toBeInTheDocument()
  })

  it('TI-01 SV-11 does not apply pending changes to another booking', async () => {
    const { user } = await open()
    const releases = [shop.hold('addProductsToCart'), shop.hold('saveCampaignCode')]
    await answers(user, CHANGE_ONLY, HOTEL)
    await user.click(await screen.findByRole('textbox', { name: 'Etukoodi' }))
    await user.paste('TALVI15')
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('link', { name: 'Huollon ajanvaraus' }))
    await user.click(await screen.findByRole('button', { name: 'Poistu varauksesta' }))
    await user.click(await screen.findByLabelText(/^Rekisterinumero/))
    await user.paste('ABC-123')
    await user.click(screen.getByLabelText(/^Mittarilukema/))
    await user.paste('5000')
    await user.click(primary('Jatka'))
    await screen.findByRole('button', { name: 'Valitse Helsinki Roihupelto' })
    for (const release of releases) release()
    await chooseWorkplace(user, 'Helsinki Roihupelto')
    expect(await screen.findByRole('heading', { name: 'Valitse palvelut' })).toBeVisible()
    expect([shop.count('removeProductsFromCart'), shop.count('tireChangeProducts')]).toEqual([0, 1])
  })

  it('TI-01 NO-02 reports a failed cart change, keeps the answer, and retries on request', async () => {
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

  it('TI-01 reports that loading the products failed, and retries on request', async () => {
    shop.fail('tireChangeProducts', 500)
    const { user } = await open()
    expect(await screen.findByText('Rengaspalvelujen haku epäonnistui. Yritä hetken kuluttua uudelleen.')).toBeVisible()
    shop.restore('tireChangeProducts')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await answer(CHANGE_ONLY)).toBeEnabled()
  })

  it('TI-03 shows the questions without a preselection if the hotel lookup fails', async () => {
    shop.fail('tireHotelProduct', 500)
    const { user } = await open('KOR-77')
    await answers(user, HOTEL)
    expect(await answer(IN_HOTEL)).not.toBeChecked()
  })
})
