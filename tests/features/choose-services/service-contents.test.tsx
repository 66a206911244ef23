import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openStep } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

const NAME = 'Perushuolto (öljynvaihtohuolto)'
const more = () => screen.findByRole('button', { name: `Mitä sisältyy? ${NAME}` })
const dialog = () => screen.findByRole('dialog', { name: NAME })

describe('the contents of a service', () => {
  it('SV-16 show works, spare parts and price, and offer related products', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await more())
    const shown = await dialog()
    expect(shown).toHaveFocus()
    expect(shown).toHaveTextContent('Sisältää moottoriöljyn ja öljynsuodattimen vaihdon sekä turvallisuustarkastuksen.')
    const works = within(within(shown).getByRole('list')).getAllByRole('listitem')
    expect(works.map((work) => work.textContent)).toEqual([
      'Moottoriöljyn vaihtoVaraosat: Moottoriöljy 5W-30, 5 l; Öljynsuodatin; Öljytulpan tiiviste',
      'Turvallisuustarkastus',
    ])
    expect(shown).toHaveTextContent(/Hinta autollesi\s*249,00\s€/)
    expect(Object.fromEntries(shop.lastQuery('productSuggestion') ?? [])).toEqual({
      productId: '101',
      provider: 'WORKSHOP',
    })
    expect(shop.lastQuery('productAdditionalData')?.get('productId')).toBe('101')

    const winter = within(shown).getByRole('checkbox', { name: /^Talvitarkastus/ })
    await user.click(winter)
    expect(winter).toBeChecked()
    await waitFor(() =>
      expect(screen.getByRole('list', { name: /hinnat$/ })).toHaveTextContent(/Talvitarkastus\s*39,00/),
    )
    await user.click(within(shown).getByRole('button', { name: 'Sulje' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    // The product is ticked in its other section too, and is removed there with its original stage.
    expect(shop.lastQuery('addProductsToCart')?.get('stage')).toBe('ADDITIONAL_EXTRA_SERVICES')
    await user.click(await screen.findByRole('button', { name: /^Kausitarkastukset.*1 valittu/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Talvitarkastus/, checked: true }))
    await waitFor(() => expect(shop.count('removeProductsFromCart')).toBe(1))
    expect(shop.lastQuery('removeProductsFromCart')?.get('stage')).toBe('ADDITIONAL_EXTRA_SERVICES')
    await waitFor(() => expect(screen.queryByRole('list', { name: /hinnat$/ })).not.toBeInTheDocument())
  })

  it('SV-16 show the data of the list if the call fails, with an error and a retry button', async () => {
    shop.fail('productSuggestion', 500)
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await more())
    const shown = await dialog()
    const alert = await within(shown).findByRole('alert')
    expect(alert).toHaveTextContent('Palvelun sisällön haku epäonnistui. Yritä uudelleen.')
    expect(shown).toHaveTextContent('Öljynsuodatin')
    shop.restore('productSuggestion')
    await user.click(within(alert).getByRole('button', { name: 'Yritä uudelleen' }))
    await waitFor(() => expect(within(shown).queryByRole('alert')).not.toBeInTheDocument())
    await user.click(within(shown).getByRole('button', { name: 'Sulje ikkuna' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    // A service without details has no details button.
    expect(screen.queryByRole('button', { name: /^Mitä sisältyy? Ulkopesu/ })).not.toBeInTheDocument()
  })
})
