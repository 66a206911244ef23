import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openStep, primary } from '../harness/render-app'
import { openShop } from '../harness/shop'

const shop = openShop()

const open = (plate = 'ABC-123') => openStep(shop, 'TIRES', { process: 'TIRE_CHANGE', plate })
const change = () => screen.findByRole('checkbox', { name: /^Vain renkaiden kausivaihto/ })
const order = () => screen.findByRole('region', { name: 'Valitut palvelut' })

describe('choosing tire services', () => {
  it.each([
    { plate: 'ABC-123', productId: 2001, price: /59,00\s€/ },
    { plate: 'PAK-321', productId: 2002, price: /79,00\s€/ },
  ])('TI-01 adds the change product that fits the vehicle: $plate', async ({ plate, productId, price }) => {
    const { user } = await open(plate)
    await user.click(await change())
    await waitFor(async () => expect(await order()).toHaveTextContent(price))
    expect(shop.lastBody('addProductsToCart')).toMatchObject([{ productId, amount: 1 }])
    expect(shop.lastQuery('addProductsToCart')?.get('stage')).toBe('TIRES')
  })

  it('TI-01 takes the product out again', async () => {
    const { user } = await open()
    await user.click(await change())
    await waitFor(async () => expect(within(await order()).getByRole('list')).toBeVisible())
    await user.click(await change())
    await waitFor(async () => expect(within(await order()).queryByRole('list')).not.toBeInTheDocument())
    expect(shop.count('removeProductsFromCart')).toBe(1)
  })

  it('SV-10 SV-11 has the panel of the services step: the workshop’s words, and a discount code that lowers prices', async () => {
    const { user } = await open()
    await user.click(await change())
    await waitFor(async () => expect(await order()).toHaveTextContent(/yhteensä\s*59,00\s€/))
    expect(await order()).toHaveTextContent('Toimipisteen ohjeet: Tuo auto huoltoon varatun ajan alkaessa.')
    await user.type(await screen.findByRole('textbox', { name: 'Etukoodi' }), 'talvi15{Enter}')
    await waitFor(async () => expect(await order()).toHaveTextContent(/yhteensä\s*50,15\s€/))
    expect(await order()).toHaveTextContent('Etukoodi TALVI15 on käytössä.')
    expect(screen.queryByText(/huoltotili/i)).not.toBeInTheDocument()
  })

  it('TI-01 SV-11 leaves another booking alone with what was asked for in this one', async () => {
    const { user } = await open()
    const releases = [shop.hold('addProductsToCart'), shop.hold('saveCampaignCode')]
    await user.click(await change())
    await user.click(await change())
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

  it('TI-08 goes on without any choice', async () => {
    const { user } = await open()
    await change()
    expect(primary('Jatka')).toBeEnabled()
    await user.click(primary('Jatka'))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
    expect(shop.count('addProductsToCart')).toBe(0)
  })

  it('TI-10 sums up below its own heading, and can be reopened', async () => {
    const { user } = await open()
    await user.click(await change())
    await user.click(primary('Jatka'))
    const card = await screen.findByRole('region', { name: 'Rengaspalvelut' })
    expect(card).toHaveTextContent('Rengashotelli ja kausivaihto')
    expect(card).toHaveTextContent('Renkaiden kausivaihto, henkilöauto')
    await user.click(within(card).getByRole('button', { name: 'Muokkaa: Rengaspalvelut' }))
    expect(await change()).toBeChecked()
  })

  it('TI-10 sums up that nothing was chosen', async () => {
    const { user } = await open()
    await change()
    await user.click(primary('Jatka'))
    await screen.findByRole('heading', { name: 'Varaa aika' })
    expect(await screen.findByRole('region', { name: 'Rengaspalvelut' })).toHaveTextContent(
      'Ei valittuja rengaspalveluja',
    )
  })

  it('TI-01 NO-02 says that the choice was not taken, and lets the visitor go on', async () => {
    shop.fail('addProductsToCart', 500)
    const { user } = await open()
    await user.click(await change())
    await waitFor(async () => expect(await change()).not.toBeChecked())
    expect(screen.getByRole('alert')).toHaveTextContent('Palvelussa tapahtui odottamaton häiriö.')
    await user.click(primary('Jatka'))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
  })

  it('TI-01 says that the products could not be had, and gets them on request', async () => {
    shop.fail('tireChangeProducts', 500)
    const { user } = await open()
    expect(await screen.findByText('Rengaspalvelujen haku epäonnistui. Yritä hetken kuluttua uudelleen.')).toBeVisible()
    shop.restore('tireChangeProducts')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await change()).toBeEnabled()
  })
})
