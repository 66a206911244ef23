import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { openApp, openStep } from '../harness/render-app'
import { openShop } from '../harness/shop'

const shop = openShop()

const heading = () => screen.findByRole('button', { name: 'Huoltokoodi' })
const field = () => screen.findByRole('textbox', { name: 'Huoltokoodi' })
const search = () => screen.getByRole('button', { name: 'Hae palvelut' })
/** What the code has brought: all below its field. */
const part = async () => {
  const found = (await field()).closest('form')?.parentElement
  if (!found) throw new Error('the code has no part of its own')
  return within(found)
}

describe('a service code', () => {
  it('SV-15 shows its services, is there again after a reload, and can be removed', async () => {
    const { user, close } = await openStep(shop, 'SERVICES')
    await user.click(await heading())
    await user.type(await field(), ' huolto60 {Enter}')
    const wide = await (await part()).findByRole('checkbox', { name: /^Laaja määräaikaishuolto/ })
    expect(shop.lastBody('setServiceCode')).toEqual({ value: 'huolto60' })
    expect(shop.lastQuery('servicesByServiceCode')?.get('serviceCode')).toBe('huolto60')
    await user.click(wide)
    // One product, ticked wherever it is shown.
    expect(screen.getAllByRole('checkbox', { name: /^Laaja määräaikaishuolto/, checked: true })).toHaveLength(2)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Valitut palvelut' })).toHaveTextContent(/429,00\s€/))
    close()

    const again = openApp()
    expect(await field()).toHaveValue('huolto60')
    expect(await (await part()).findByRole('checkbox', { name: /^Laaja/, checked: true })).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Poista huoltokoodi' }))
    await waitFor(async () => expect(await field()).toHaveValue(''))
    expect(await field()).toHaveFocus()
    expect((await part()).queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Poista huoltokoodi' })).not.toBeInTheDocument()
    expect(shop.count('removeServiceCode')).toBe(1)
    // The cart stays as it is.
    expect(screen.getByRole('checkbox', { name: /^Laaja/ })).toBeChecked()
  })

  it('SV-15 changes once at a time, and is looked up by nobody who has left', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await heading())
    await user.type(await field(), 'HUOLTO60{Enter}')
    await (await part()).findByRole('checkbox', { name: /^Laaja/ })
    const release = shop.hold('setServiceCode')
    await user.click(search())
    await user.click(screen.getByRole('button', { name: 'Poista huoltokoodi' }))
    expect(shop.count('removeServiceCode')).toBe(0)
    const looked = shop.count('servicesByServiceCode')
    await user.click(screen.getByRole('button', { name: 'Muokkaa: Toimipiste' }))
    const workplace = await screen.findByRole('button', { name: 'Valitse Helsinki Roihupelto' })
    const reads = shop.count('getBooking')
    release()
    // The last that is done of it.
    await waitFor(() => expect(shop.count('getBooking')).toBe(reads + 1))
    expect(workplace).toBeVisible()
    expect([shop.count('servicesByServiceCode'), shop.count('removeServiceCode')]).toEqual([looked, 0])
  })

  it('SV-15 that nobody knows says so, and a blank one is sent as null', async () => {
    const { user } = await openStep(shop, 'SERVICES')
    await user.click(await heading())
    await user.type(await field(), 'OUTO')
    await user.click(search())
    expect(await screen.findByText('Huoltokoodilla ei löytynyt palveluja.')).toBeVisible()
    await user.clear(await field())
    await user.type(await field(), '  ')
    await user.click(search())
    await waitFor(() => expect(shop.lastBody('setServiceCode')).toEqual({ value: null }))
    await waitFor(() => expect(screen.queryByText('Huoltokoodilla ei löytynyt palveluja.')).not.toBeInTheDocument())
    expect(shop.count('servicesByServiceCode')).toBe(1)
  })

  it('SV-15 keeps what was typed when a call fails, says so there, and can be tried again', async () => {
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
    const retry = await (await part()).findByRole('button', { name: 'Yritä uudelleen' })
    expect(await field()).not.toBeInvalid()
    shop.restore('servicesByServiceCode')
    await user.click(retry)
    expect(await (await part()).findByRole('checkbox', { name: /^Raitisilmasuodattimen/ })).toBeEnabled()
    shop.fail('removeServiceCode', 500)
    await user.click(screen.getByRole('button', { name: 'Poista huoltokoodi' }))
    await waitFor(async () => expect(await field()).toBeInvalid())
    expect(await field()).toHaveValue('HUOLTO30')
    expect((await part()).getByRole('checkbox', { name: /^Raitisilmasuodattimen/ })).toBeEnabled()
  })
})
