import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp, openStep } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

const heading = () => screen.findByRole('button', { name: /^Huolto-ohjelman koodi/ })
const field = () => screen.findByRole('textbox', { name: 'Huolto-ohjelman koodi' })
const search = () => screen.getByRole('button', { name: 'Hae palvelut' })
/** Returns queries for the code section, which includes the services below the field. */
const section = async () => {
  const found = (await field()).closest('form')?.parentElement
  if (!found) throw new Error('the code has no section')
  return within(found)
}

describe('a service code', () => {
  it('SV-15 shows its services, is restored after a reload, and can be removed', async () => {
    const { user, close } = await openStep(shop, 'SERVICES')
    await user.click(await heading())
    await user.type(await field(), ' huolto60 {Enter}')
    const wide = await (await section()).findByRole('checkbox', { name: /^Laaja määräaikaishuolto/ })
    expect(shop.lastBody('setServiceCode')).toEqual({ value: 'huolto60' })
    expect(shop.lastQuery('servicesByServiceCode')?.get('serviceCode')).toBe('huolto60')
    await user.click(wide)
    // The same product is ticked in both sections.
    expect(screen.getAllByRole('checkbox', { name: /^Laaja määräaikaishuolto/, checked: true })).toHaveLength(2)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Valitut palvelut' })).toHaveTextContent(/429,00\s€/))
    close()

    const again = openApp()
    expect(await field()).toHaveValue('huolto60')
    expect(await (await section()).findByRole('checkbox', { name: /^Laaja/, checked: true })).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Poista huoltokoodi' }))
    await waitFor(async () => expect(await field()).toHaveValue(''))
    expect(await field()).toHaveFocus()
    expect((await section()).queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Poista huoltokoodi' })).not.toBeInTheDocument()
    expect(shop.count('removeServiceCode')).toBe(1)
    // The cart is unchanged.
    expect(screen.getByRole('checkbox', { name: /^Laaja/ })).toBeChecked()
  })

  it('SV-15 sends one change at a time, and loads no services after the step was left', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await heading())
    await user.type(await field(), 'HUOLTO60{Enter}')
    await (await section()).findByRole('checkbox', { name: /^Laaja/ })
    const release = shop.hold('setServiceCode')
    await user.click(search())
    await user.click(screen.getByRole('button', { name: 'Poista huoltokoodi' }))
    expect(shop.count('removeServiceCode')).toBe(0)
    const looked = shop.count('servicesByServiceCode')
    await user.click(screen.getByRole('button', { name: 'Muokkaa: Toimipiste' }))
    await screen.findByRole('button', { name: 'Valitse Helsinki Roihupelto' })
    const reads = shop.count('getBooking')
    release()
    // The refetch of the booking is the last request of the change.
    await waitFor(() => expect(shop.count('getBooking')).toBe(reads + 1))
    expect(await screen.findByRole('button', { name: 'Valitse Helsinki Roihupelto' })).toBeVisible()
    expect([shop.count('servicesByServiceCode'), shop.count('removeServiceCode')]).toEqual([looked, 0])
  })

  it('SV-15 reports an unknown code, and sends a blank one as null', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await heading())
    await user.type(await field(), 'OUTO')
    await user.click(search())
    expect(await screen.findByText('Huolto-ohjelman koodilla ei löytynyt palveluja.')).toBeVisible()
    await user.clear(await field())
    await user.type(await field(), '  ')
    await user.click(search())
    await waitFor(() => expect(shop.lastBody('setServiceCode')).toEqual({ value: null }))
    await waitFor(() =>
      expect(screen.queryByText('Huolto-ohjelman koodilla ei löytynyt palveluja.')).not.toBeInTheDocument(),
    )
    expect(shop.count('servicesByServiceCode')).toBe(1)
  })

  it('SV-15 keeps the typed code when a call fails, shows the failure there, and can be retried', async () => {
    shop.fail('setServiceCode', 500)
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await heading())
    await user.type(await field(), 'HUOLTO30')
    await user.click(search())
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription('Palvelussa tapahtui odottamaton häiriö.'),
    )
    expect(await field()).toHaveValue('HUOLTO30')
    shop.restore('setServiceCode')
    shop.answer('servicesByServiceCode', () => HttpResponse.error())
    await user.click(search())
    const retry = await (await section()).findByRole('button', { name: 'Yritä uudelleen' })
    expect(await field()).not.toBeInvalid()
    shop.restore('servicesByServiceCode')
    await user.click(retry)
    expect(await (await section()).findByRole('checkbox', { name: /^Raitisilmasuodattimen/ })).toBeEnabled()
    shop.fail('removeServiceCode', 500)
    await user.click(screen.getByRole('button', { name: 'Poista huoltokoodi' }))
    await waitFor(async () => expect(await field()).toBeInvalid())
    expect(await field()).toHaveValue('HUOLTO30')
    expect((await section()).getByRole('checkbox', { name: /^Raitisilmasuodattimen/ })).toBeEnabled()
  })
})
