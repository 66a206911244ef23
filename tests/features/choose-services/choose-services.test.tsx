import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { findPart } from '../../harness/screens/part'

const shop = openShop()

const OIL = /^Perushuolto/
const heading = (name: RegExp) => screen.findByRole('button', { name })
const service = (name: RegExp) => screen.findByRole('checkbox', { name })
const chosen = () => screen.findByRole('region', { name: 'Valitut palvelut' })

describe('choosing services', () => {
  it('SV-01 shows scheduled services, additional services and the categories of extra services', async () => {
    await openStep(shop, 'SERVICES')
    for (const name of [/^Määräaikaishuollot/, /^Lisäpalvelut/, /^Jarrut/, /^Ilmastointi/, /^Kausitarkastukset/])
      expect(await heading(name)).toBeVisible()
    expect(shop.lastQuery('additionalServices')?.get('categoryId')).toBe('3')
    expect(shop.lastQuery('extraServices')?.get('stage')).toBe('ADDITIONAL_EXTRA_SERVICES')
    expect(shop.lastQuery('extraAdditionalServices')?.get('stage')).toBe('ADDITIONAL_EXTRA_SERVICES')
  })

  it('SV-02 opens the first two categories, and the others on click', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    expect(await heading(/^Määräaikaishuollot/)).toHaveAttribute('aria-expanded', 'true')
    expect(await heading(/^Lisäpalvelut/)).toHaveAttribute('aria-expanded', 'true')
    const brakes = await heading(/^Jarrut/)
    expect(brakes).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('checkbox', { name: 'Jarrunesteen vaihto' })).not.toBeInTheDocument()
    await user.click(brakes)
    expect(await service(/^Jarrunesteen vaihto/)).toBeVisible()
  })

  it('SV-03 shows where a replacement car can be collected', async () => {
    await openStep(shop, 'SERVICES')
    expect(
      await screen.findByText('Sijaisauton voi noutaa vain asiakaspalvelupisteestä sen aukioloaikana.'),
    ).toBeVisible()
  })

  it('SV-04 SV-10 adds a ticked service once, with calculator and stage, and refetches booking and services', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await service(OIL)
    const before = { booking: shop.count('getBooking'), listing: shop.count('services') }
    await user.click(await service(OIL))
    await waitFor(async () => expect(await chosen()).toHaveTextContent(/249,00\s€/))
    expect(shop.lastBody('addProductsToCart')).toEqual([
      {
        productId: 101,
        provider: 'WORKSHOP',
        amount: 1,
        description: 'Perushuolto (öljynvaihtohuolto)',
        calculatorId: 1101,
      },
    ])
    const query = shop.lastQuery('addProductsToCart')
    expect([query?.get('stage'), query?.get('calculatorId')]).toEqual(['DEFAULT', '1101'])
    expect(shop.count('getBooking')).toBe(before.booking + 1)
    await waitFor(() => expect(shop.count('services')).toBe(before.listing + 1))
    expect(await heading(/^Määräaikaishuollot/)).toHaveTextContent('1 valittu')
  })

  it('SV-04 removes an unticked service from the cart', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(OIL))
    await waitFor(async () => expect(within(await chosen()).getByRole('list')).toHaveTextContent('Perushuolto'))
    await user.click(await service(OIL))
    await waitFor(async () => expect(within(await chosen()).queryByRole('list')).not.toBeInTheDocument())
    expect(await service(OIL)).not.toBeChecked()
    expect(shop.lastQuery('removeProductsFromCart')?.get('stage')).toBe('DEFAULT')
    expect(shop.lastBody('removeProductsFromCart')).toMatchObject([{ productId: 101, provider: 'WORKSHOP' }])
  })

  it('SV-10 shows the sum of all selected prices', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(OIL))
    await user.click(await service(/^Ulkopesu/))
    await waitFor(async () => expect(await chosen()).toHaveTextContent(/274,00\s€/))
  })

  it('SV-04 ends with the last state, however quickly a service is toggled', async () => {
    const release = shop.hold('addProductsToCart')
    const { user } = await openStep(shop, 'SERVICES')
    for (const isOn of [true, false, true, false]) {
      await user.click(await service(OIL))
      expect(screen.getAllByRole('checkbox', { name: OIL, checked: isOn })).toHaveLength(1)
    }
    release()
    await waitFor(() => expect(shop.count('removeProductsFromCart')).toBe(1))
    await waitFor(async () => expect(within(await chosen()).queryByRole('list')).not.toBeInTheDocument())
    expect(shop.count('addProductsToCart')).toBe(1)
    expect(await service(OIL)).not.toBeChecked()
  })

  it('SV-04 NO-02 reverts the tick and shows an error in the row if the server refuses it', async () => {
    shop.fail('addProductsToCart', 500)
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(OIL))
    await waitFor(async () => expect(await service(OIL)).not.toBeChecked())
    expect(await service(OIL)).toHaveAccessibleDescription(/Palvelussa tapahtui odottamaton häiriö\.$/)
  })

  it('SV-04 continues to the next step after an earlier tick has failed', async () => {
    shop.fail('addProductsToCart', 500)
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(OIL))
    await waitFor(async () => expect(await service(OIL)).not.toBeChecked())
    await user.click(primary('Jatka'))
    await user.click(await screen.findByRole('button', { name: 'Jatka ilman palveluja' }))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
  })

  it('SV-04 delays the next step until the server has accepted every tick', async () => {
    const release = shop.hold('addProductsToCart')
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await service(OIL))
    await user.click(primary('Jatka'))
    expect(screen.getByRole('heading', { name: 'Valitse palvelut' })).toBeVisible()
    release()
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
  })

  it('SV-01 loads each section independently, each with its own failure and retry button', async () => {
    shop.fail('services', 500)
    const { user } = await openStep(shop, 'SERVICES')
    expect(await service(/^Ulkopesu/)).toBeEnabled()
    const alert = (await screen.findByText('Määräaikaishuollot:')).closest('[role=alert]')
    expect(alert).toHaveTextContent('Palvelujen haku epäonnistui. Yritä hetken kuluttua uudelleen.')
    shop.restore('services')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await service(OIL)).toBeVisible()
    expect(await heading(/^Määräaikaishuollot/)).toHaveFocus()
  })

  it('SV-01 reports that there are no services, and can continue', async () => {
    for (const call of ['services', 'additionalServices', 'extraServices', 'extraAdditionalServices'] as const)
      shop.answer(call, () => HttpResponse.json([]))
    const { user } = await openStep(shop, 'SERVICES')
    expect(await screen.findByText('Palveluja ei löytynyt')).toBeVisible()
    await user.click(primary('Jatka'))
    await user.click(await screen.findByRole('button', { name: 'Jatka ilman palveluja' }))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
  })

  it('SV-05 is disabled if the booking already has a time', async () => {
    shop.answer('getBooking', async (pass) => {
      const booking: unknown = await (await pass()).json()
      const duration = { time_selection_type: 'EXACT_TIME', start: '2026-11-24T08:00:00', end: '2026-11-24T09:30:00' }
      return HttpResponse.json(Object.assign({}, booking, { booking_total_duration: duration }))
    })
    await openStep(shop, 'SERVICES')
    expect(await service(OIL)).toBeDisabled()
    expect(screen.getByText(/Valinnat on lukittu, koska aika on varattu/)).toBeVisible()
    expect(
      screen.getByText('Palvelut on lukittu, koska aika on varattu. Luovu ajasta, jos haluat muuttaa niitä.'),
    ).toBeVisible()
  })

  it('SV-05 WZ-11 cannot be edited once a time is reserved', async () => {
    await openStep(shop, 'CUSTOMER')
    expect(await screen.findByText(/Valinnat on lukittu, koska aika on varattu/)).toBeVisible()
    const card = await findPart('Palvelut')
    expect(within(card).queryByRole('button')).not.toBeInTheDocument()
  })
})
