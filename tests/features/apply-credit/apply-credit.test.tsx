import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { PERSONS } from '#tests/fixtures/credit-application'
import { creditJourneys, field, GREEN, idField, panel, region, traces } from '../../harness/screens/credit-page'
import { here, put } from '../../harness/screens/customer-page'
import { notification, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'

const shop = openShop()
const { open } = creditJourneys(shop)

const workplace = () => screen.getByRole('radio', { name: 'Maksa toimipisteessä' })
const noPanel = async (): Promise<void> => {
  await waitFor(() => expect(screen.queryByText('Ladataan huoltotilin tietoja…')).not.toBeInTheDocument())
  expect(screen.queryByRole('region', { name: 'Huoltotili' })).not.toBeInTheDocument()
}

describe('CR-01 the credit account is offered', () => {
  it('not below the minimum price, nor without an amount setting for the price (reading 15)', async () => {
    shop.answer('creditMinimumPrice', () => HttpResponse.json(249.01))
    const { close } = await open()
    await waitFor(() => expect(shop.count('creditAmountSettings')).toBe(1))
    await noPanel()
    close()
    shop.restore('creditMinimumPrice')
    shop.answer('creditAmountSettings', () => HttpResponse.json([{ id: 1, minPrice: 100, maxPrice: 249, amount: 500 }]))
    here()
    await waitFor(() => expect(shop.count('creditAmountSettings')).toBe(2))
    await noPanel()
  })

  it('after a retry of a failed check, and by the financing’s minimum without a credit bank', async () => {
    shop.fail('creditMinimumPrice', 500)
    const { user } = await open()
    expect(await screen.findByText(/^Huoltotilin tietojen haku epäonnistui/)).toBeVisible()
    expect(await notification('Virhe: Palvelussa tapahtui odottamaton häiriö.')).toBeVisible()
    expect(primary('Lähetä varaus')).toBeEnabled()
    shop.answer('creditMinimumPrice', () => HttpResponse.json(null))
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await panel()).toBeVisible()
    expect(shop.count('minimumPriceForCredit')).toBe(1)
  })
})

describe('the application form', () => {
  it('CR-01 CR-02 CR-03 CR-04 CR-05 reading 16: opens when chosen, is prefilled, shows faults, and applies once', async () => {
    const { user } = await open()
    const button = await panel()
    expect(button).not.toBeChecked()
    expect(workplace()).toBeChecked()
    expect(workplace()).toHaveAccessibleDescription(
      'Maksat toimipisteessä, kun noudat auton. Et maksa mitään ennakkoon.',
    )
    expect(button).toHaveAccessibleDescription(/Vapaaehtoinen\.$/)
    expect(screen.getAllByRole('radio').at(-1)).toBe(button)
    expect(shop.lastQuery('creditMinimumPrice')?.get('organizationId')).toBe('1')
    expect(primary('Lähetä varaus')).toBeEnabled()
    expect(shop.count('creditPaymentMethods')).toBe(0)

    const release = shop.hold('creditPaymentMethods')
    await user.click(button)
    expect(await region().findByRole('button', { name: 'Odota hetki...' })).toBeVisible()
    release()
    const submit = await region().findByRole('button', { name: 'Täytä tiedot jatkaaksesi' })
    expect(submit).toBeDisabled()
    expect(region().getByRole('checkbox', { name: 'Minulla on jo huoltotili' })).not.toBeChecked()
    expect(primary('Lähetä varaus')).toBeDisabled()
    expect(screen.getAllByText('Vahvista ensin huoltotili tai valitse toinen maksutapa.')[0]).toBeVisible()
    expect(idField()).toHaveAttribute('placeholder', '123456-1234')
    expect(idField()).toHaveAttribute('autocomplete', 'off')
    for (const [name, value] of [
      [/^Katuosoite/, 'Kirsikkatie 2'],
      [/^Postinumero/, '00100'],
      [/^Postitoimipaikka/, 'Helsinki'],
      [/^Sähköposti/, 'aino@example.fi'],
    ] as const) {
      expect(field(name)).toHaveValue(value)
      expect(field(name)).toBeRequired()
    }
    // Changes of the details are copied to the application until the visitor changes its fields.
    await user.type(screen.getAllByRole('textbox', { name: /^Sähköposti/ })[0] ?? document.body, 'x')
    await waitFor(() => expect(field(/^Sähköposti/)).toHaveValue('aino@example.fix'))
    // Name and telephone number are asked once, above.
    expect(region().getByText('Nimi ja puhelinnumero otetaan omista tiedoistasi.')).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: /^Sukunimi/ }))
    await user.type(screen.getByRole('textbox', { name: /^Sukunimi/ }), 'Ähman')
    await put(user, idField(), '123456-1234')
    await user.tab()
    expect(idField()).toHaveAccessibleDescription(/^Tarkista henkilötunnus/)
    await put(user, idField(), PERSONS.newAccount.toLowerCase())
    expect(await region().findByRole('button', { name: 'Hae huoltotiliä' })).toBeEnabled()
    await user.click(region().getByRole('checkbox', { name: 'Minulla on jo huoltotili' }))
    expect(region().getByRole('button', { name: 'Käytä huoltotiliä' })).toBeEnabled()
    const links = region().getAllByRole('link', { name: /avautuu uuteen välilehteen/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['https://bank.example/ehdot', 'https://bank.example/hintatiedot?creditAmount=249.00']),
    )
    expect(region().getByText('500,00 €')).toBeVisible()
    // Another choice discards the form with the id.
    await user.click(workplace())
    expect(primary('Lähetä varaus')).toBeEnabled()
    expect(traces().toUpperCase()).not.toContain(PERSONS.newAccount)
    await user.click(await panel())
    expect(idField()).toHaveValue('')

    // A double click applies once, and the submit is blocked until the response.
    const answer = shop.hold('bookPayment')
    await put(user, idField(), PERSONS.booked)
    await user.dblClick(await region().findByRole('button', { name: 'Hae huoltotiliä' }))
    await waitFor(() => expect(primary('Lähetä varaus')).toBeDisabled())
    answer()
    expect(await screen.findByText(whole(GREEN))).toBeVisible()
    expect(shop.count('bookPayment')).toBe(1)
    expect(shop.lastBody('bookPayment')).toMatchObject({
      customer: { address: { firstName: 'Aino', lastName: 'Ähman' }, phone: '040 123 4567' },
    })
    expect(primary('Lähetä varaus')).toBeEnabled()
  })

  it('CR-05 CR-07 shows the bank’s message and keeps the input, and saves the response on a retry', async () => {
    shop.answer('creditPaymentMethods', () =>
      HttpResponse.json({ code: 'BANK', message: 'm', userErrorMessage: 'Pankki on kiinni.' }, { status: 409 }),
    )
    const { user } = await open()
    await user.click(await panel())
    expect(await region().findByText('Pankki on kiinni.')).toBeVisible()
    shop.restore('creditPaymentMethods')
    await user.click(region().getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await region().findByRole('checkbox', { name: 'Minulla on jo huoltotili' })).toBeEnabled()

    const words = 'Luottohakemusta ei voitu käsitellä. Voit maksaa toimipisteessä.'
    const apply = async (id: string): Promise<void> => {
      await put(user, idField(), id)
      await user.click(region().getByRole('button', { name: 'Hae huoltotiliä' }))
    }
    await apply(PERSONS.refused)
    expect(await region().findByText(words)).toBeVisible()
    // A refusal of the bank is no disturbance of the service.
    expect(screen.queryByText('Palvelussa tapahtui odottamaton häiriö.')).not.toBeInTheDocument()
    expect(idField()).toHaveValue(PERSONS.refused)
    await user.click(workplace())
    expect(primary('Lähetä varaus')).toBeEnabled()
    await user.click(await panel())
    shop.fail('saveCreditData', 500)
    await apply(PERSONS.booked)
    expect(await screen.findByText(/^Huoltotilin tallentaminen varaukseen epäonnistui/)).toBeVisible()
    expect(screen.queryByText(words)).not.toBeInTheDocument()
    // The form is unmounted, and the focus is at the retry.
    await user.tab()
    expect(screen.getByRole('button', { name: 'Yritä uudelleen' })).toHaveFocus()
    shop.restore('saveCreditData')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await screen.findByText(whole(GREEN))).toBeVisible()
    expect([shop.count('bookPayment'), shop.count('saveCreditData')]).toEqual([2, 2])
  })

  it('reading 16: shows the instalment if all its settings are set, and no form if the bank has no method', async () => {
    const { user, close } = await open()
    await user.click(await panel())
    expect(await region().findByText(whole(/^20,75.€\/kk, 12 erää$/))).toBeVisible()
    expect(region().getByText('249,00 €', { selector: ':not(p *)' })).toBeVisible()
    expect(region().getByText(/^Luoton myöntää/)).toBeVisible()
    close()
    const settings = shop.count('moduleSetting')
    shop.answer('moduleSetting', async (pass) =>
      shop.lastQuery('moduleSetting')?.get('setting') === 'instalmentFee' ? HttpResponse.json({ value: '' }) : pass(),
    )
    shop.answer('creditPaymentMethods', () => HttpResponse.json([]))
    here()
    await user.click(await panel())
    expect(await region().findByText(/^Huoltotili ei ole juuri nyt käytettävissä/)).toBeVisible()
    expect(region().queryByRole('textbox')).not.toBeInTheDocument()
    expect(await region().findByText(/^Luoton myöntää/)).toBeVisible()
    await waitFor(() => expect(shop.count('moduleSetting')).toBe(2 * settings))
    expect(region().queryByText(/\/kk, 12 erää/)).not.toBeInTheDocument()
  })
})
