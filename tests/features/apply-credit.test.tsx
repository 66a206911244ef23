import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { creditVisits, field, GREEN, here, idField, panel, PERSON, region, traces } from '../harness/credit-page'
import { notification, primary } from '../harness/render-app'
import { openShop } from '../harness/shop'

const shop = openShop()
const { open, openForm, apply } = creditVisits(shop)

describe('CR-01 the credit account is offered', () => {
  it('from the minimum price on, closed, after the way to pay without it, and never chosen by itself (READINGS-16)', async () => {
    const { user } = await open()
    const button = await panel()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveTextContent('Voit maksaa palvelut myös toimipisteessä. Huoltotili on vapaaehtoinen.')
    expect(shop.lastQuery('creditMinimumPrice')?.get('organizationId')).toBe('1')
    expect(primary('Lähetä varaus')).toBeEnabled()
    expect(shop.count('creditPaymentMethods')).toBe(0)
    await user.click(button)
    expect(await region().findByRole('checkbox', { name: 'Minulla on jo huoltotili' })).not.toBeChecked()
    expect(primary('Lähetä varaus')).toBeEnabled()
  })

  it('not below the minimum price, nor where no amount setting holds the price (READINGS-15)', async () => {
    shop.answer('creditMinimumPrice', () => HttpResponse.json(249.01))
    const { close } = await open()
    await waitFor(() => expect(shop.count('creditAmountSettings')).toBe(1))
    await waitFor(() => expect(screen.queryByText('Ladataan huoltotilin tietoja…')).not.toBeInTheDocument())
    expect(screen.queryByRole('region', { name: 'Huoltotili' })).not.toBeInTheDocument()
    close()
    shop.restore('creditMinimumPrice')
    shop.answer('creditAmountSettings', () => HttpResponse.json([{ id: 1, minPrice: 100, maxPrice: 249, amount: 500 }]))
    here('')
    await waitFor(() => expect(shop.count('creditAmountSettings')).toBe(2))
    await waitFor(() => expect(screen.queryByText('Ladataan huoltotilin tietoja…')).not.toBeInTheDocument())
    expect(screen.queryByRole('region', { name: 'Huoltotili' })).not.toBeInTheDocument()
  })

  it('by the financing’s minimum where there is no credit bank', async () => {
    shop.answer('creditMinimumPrice', () => HttpResponse.json(null))
    await open()
    expect(await panel()).toBeVisible()
    expect(shop.count('minimumPriceForCredit')).toBe(1)
  })

  it('and where that cannot be found out, the booking can be sent all the same, and it can be tried again', async () => {
    shop.fail('creditMinimumPrice', 500)
    const { user } = await open()
    const alert = await screen.findByText(/^Huoltotilin tietojen haku epäonnistui/)
    expect(alert).toBeVisible()
    expect(await notification('Virhe: Palvelussa tapahtui odottamaton häiriö.')).toBeVisible()
    expect(primary('Lähetä varaus')).toBeEnabled()
    shop.restore('creditMinimumPrice')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await panel()).toBeVisible()
  })
})

describe('the application form', () => {
  it('CR-02 CR-03 CR-04 begins with the customer’s details, says what is missing, loading or asked for, and shows the terms', async () => {
    const release = shop.hold('creditPaymentMethods')
    const { user } = await open()
    await user.click(await panel())
    expect(await region().findByRole('button', { name: 'Odota hetki...' })).toBeVisible()
    release()
    const submit = await region().findByRole('button', { name: 'Täytä tiedot jatkaaksesi' })
    expect(submit).toBeDisabled()
    expect(idField()).toHaveAttribute('placeholder', '123456-1234')
    expect(idField()).toHaveAttribute('autocomplete', 'off')
    for (const [name, value] of [
      [/^Etunimi/, 'Aino'],
      [/^Sukunimi/, 'Öhman'],
      [/^Katuosoite/, 'Kirsikkatie 2'],
      [/^Postinumero/, '00100'],
      [/^Postitoimipaikka/, 'Helsinki'],
      [/^Sähköposti/, 'aino@example.fi'],
      [/^Puhelinnumero/, '040 123 4567'],
    ] as const) {
      expect(field(name)).toHaveValue(value)
      expect(field(name)).toBeRequired()
    }
    // What is still typed above goes on into the application, until something else is typed there.
    await user.type(screen.getAllByRole('textbox', { name: /^Sukunimi/ })[0] ?? document.body, 'X')
    await waitFor(() => expect(field(/^Sukunimi/)).toHaveValue('ÖhmanX'))
    await user.type(idField(), '123456-1234')
    await user.tab()
    expect(idField()).toHaveAccessibleDescription(/^Tarkista henkilötunnus/)
    await user.clear(idField())
    await user.type(idField(), PERSON.newAccount.toLowerCase())
    expect(await region().findByRole('button', { name: 'Hae huoltotiliä' })).toBeEnabled()
    await user.click(region().getByRole('checkbox', { name: 'Minulla on jo huoltotili' }))
    expect(region().getByRole('button', { name: 'Käytä huoltotiliä' })).toBeEnabled()
    const links = region().getAllByRole('link', { name: /avautuu uuteen välilehteen/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['https://bank.example/ehdot', 'https://bank.example/hintatiedot?creditAmount=249.00']),
    )
    expect(region().getByText('500,00 €')).toBeVisible()
    // Closing the panel takes the id away with the form.
    await user.click(await panel())
    expect(traces().toUpperCase()).not.toContain(PERSON.newAccount)
    await user.click(await panel())
    expect(idField()).toHaveValue('')
  })

  it('CR-07 shows the bank’s own words, keeps what was typed, and applies again', async () => {
    const { user } = await apply(PERSON.refused)
    const words = 'Luottohakemusta ei voitu käsitellä. Ota yhteyttä asiakaspalveluun.'
    expect(await region().findByText(words)).toBeVisible()
    expect(idField()).toHaveValue(PERSON.refused)
    expect(primary('Lähetä varaus')).toBeEnabled()
    await user.clear(idField())
    await user.type(idField(), PERSON.atOnce)
    await user.click(region().getByRole('button', { name: 'Hae huoltotiliä' }))
    expect(await screen.findByText(GREEN)).toBeVisible()
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  it('CR-07 shows the server’s words where the methods fail, and loads them again', async () => {
    shop.answer('creditPaymentMethods', () =>
      HttpResponse.json({ code: 'BANK', message: 'm', userErrorMessage: 'Pankki on kiinni.' }, { status: 409 }),
    )
    const { user } = await open()
    await user.click(await panel())
    expect(await region().findByText('Pankki on kiinni.')).toBeVisible()
    shop.restore('creditPaymentMethods')
    await user.click(region().getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await region().findByRole('checkbox', { name: 'Minulla on jo huoltotili' })).toBeEnabled()
  })

  it('says that there is no account just now where the bank has no method', async () => {
    shop.answer('creditPaymentMethods', () => HttpResponse.json([]))
    const { user } = await open()
    await user.click(await panel())
    expect(await region().findByText(/^Huoltotili ei ole juuri nyt käytettävissä/)).toBeVisible()
    expect(region().queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('shows what it comes to each month beside the total, only where all of it is configured', async () => {
    const set = new Map([
      ['instalmentMonths', '12'],
      ['instalmentInterest', '0'],
      ['instalmentFee', '0'],
    ])
    shop.answer('moduleSetting', () => {
      const setting = shop.lastQuery('moduleSetting')?.get('setting') ?? ''
      return HttpResponse.json({ value: set.get(setting) ?? 'Sanat.' })
    })
    const { user, close } = await open()
    await user.click(await panel())
    expect(await region().findByText(/^20,75.€\/kk, 12 kk$/)).toBeVisible()
    expect(region().getByText('249,00 €')).toBeVisible()
    close()
    set.set('instalmentFee', '')
    here('')
    await user.click(await panel())
    await region().findByRole('checkbox')
    await waitFor(() => expect(shop.count('moduleSetting')).toBe(12))
    expect(region().queryByText(/\/kk, 12 kk/)).not.toBeInTheDocument()
  })

  it('CR-05 a double click applies once; the booking waits for the answer', async () => {
    const release = shop.hold('bookPayment')
    const { user } = await openForm()
    await user.type(idField(), PERSON.atOnce)
    await user.dblClick(region().getByRole('button', { name: 'Hae huoltotiliä' }))
    await waitFor(() => expect(primary('Lähetä varaus')).toBeDisabled())
    release()
    expect(await screen.findByText(GREEN)).toBeVisible()
    expect(shop.count('bookPayment')).toBe(1)
    expect(primary('Lähetä varaus')).toBeEnabled()
  })

  it('CR-05 what could not be kept with the booking is kept by another try, without another application', async () => {
    shop.fail('saveCreditData', 500)
    const { user } = await apply(PERSON.atOnce)
    expect(await screen.findByText(/^Huoltotilin tallentaminen varaukseen epäonnistui/)).toBeVisible()
    shop.restore('saveCreditData')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await screen.findByText(GREEN)).toBeVisible()
    expect([shop.count('bookPayment'), shop.count('saveCreditData')]).toEqual([1, 2])
  })
})
