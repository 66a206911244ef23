import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { contract } from '#shared/api/contract'
import { apiPort } from '#shared/api/client'
import { ApiError, ContractError, NetworkError } from '#shared/api/errors'
import { notificationStore } from '#entities/notification'
import { notification, openApp } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'

const shop = openShop()

const GENERAL = 'Palvelussa tapahtui odottamaton häiriö.'

async function search(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText(/Rekisterinumero/), 'ABC-123')
  await user.type(screen.getByLabelText(/Mittarilukema/), '84500')
  await user.click(screen.getByRole('button', { name: 'Jatka' }))
}

describe('a failed request', () => {
  it.each([400, 404, 500, 504])('NO-02 shows the general error for status %i', async (status) => {
    shop.fail('searchVehicle', status)
    const { user } = openApp()
    await search(user)
    expect(await notification(`Virhe: ${GENERAL}`)).toBeVisible()
    expect(shop.count('searchVehicle')).toBe(1)
  })

  it('NO-02 shows a specific text if the connection fails', async () => {
    shop.answer('searchVehicle', () => HttpResponse.error())
    const { user } = openApp()
    await search(user)
    const words = 'Yhteys palveluun katkesi. Tarkista verkkoyhteys ja yritä uudelleen.'
    expect(await notification(`Virhe: ${words}`)).toBeVisible()
    expect(screen.queryByText(GENERAL)).not.toBeInTheDocument()
  })

  it('NO-02 asks to wait after too many requests', async () => {
    shop.fail('searchVehicle', 429)
    const { user } = openApp()
    await search(user)
    expect(
      await notification('Virhe: Olet yrittänyt liian monta kertaa. Odota hetki ja yritä uudelleen.'),
    ).toBeVisible()
  })

  it.each([
    ['not JSON', () => new HttpResponse('<html>')],
    ['of another shape', () => HttpResponse.json({ responseCode: {} })],
  ])('API-05 NO-02 shows an error for a response that is %s, and does not crash', async (_, answer) => {
    shop.answer('searchVehicle', answer)
    const { user } = openApp()
    await search(user)
    expect(await notification(`Virhe: ${GENERAL}`)).toBeVisible()
    expect(screen.getByLabelText(/Rekisterinumero/)).toHaveValue('ABC-123')
  })

  it('NO-01 NO-02 shows one notification for equal failures, which a click dismisses', async () => {
    shop.fail('vehicleMakes', 500)
    shop.fail('searchVehicle', 500)
    const { user, get } = openApp()
    await search(user)
    await waitFor(() => expect(shop.count('searchVehicle')).toBe(1))
    await expect(get(apiPort)(contract).vehicleMakes()).rejects.toThrow(ApiError)
    const toast = await notification(`Virhe: ${GENERAL}`)
    expect(get(notificationStore).notifications).toHaveLength(1)
    await user.click(toast)
    expect(get(notificationStore).notifications).toEqual([])
  })

  it('NO-03 rejects with the error for the caller', async () => {
    const { get } = openApp()
    const api = get(apiPort)(contract)
    shop.fail('vehicleMakes', 500)
    await expect(api.vehicleMakes()).rejects.toThrow(ApiError)
    shop.answer('vehicleMakes', () => HttpResponse.json({ makes: 0 }))
    await expect(api.vehicleMakes()).rejects.toThrow(ContractError)
    shop.answer('vehicleMakes', () => HttpResponse.error())
    await expect(api.vehicleMakes()).rejects.toThrow(NetworkError)
  })

  it('API-06 retries a failed read twice without a notification, but never a write', async () => {
    const { get } = openApp()
    let failures = 2
    shop.answer('vehicleMakes', (pass) => (failures-- > 0 ? HttpResponse.error() : pass()))
    expect(await get(apiPort)(contract).vehicleMakes()).toContain('Škoda')
    expect(shop.count('vehicleMakes')).toBe(3)
    expect(get(notificationStore).notifications).toEqual([])
    shop.answer('emptyCart', () => HttpResponse.error())
    await expect(get(apiPort)(contract).emptyCart()).rejects.toThrow(NetworkError)
    expect(shop.count('emptyCart')).toBe(1)
  })

  it('NO-02 shows nothing for a request aborted by its caller', async () => {
    const { get } = openApp()
    shop.hold('vehicleMakes')
    const abort = new AbortController()
    const call = get(apiPort)(contract).vehicleMakes({}, { signal: abort.signal })
    await waitFor(() => expect(shop.count('vehicleMakes')).toBe(1))
    abort.abort()
    await expect(call).rejects.toThrow(/abort/i)
    expect(get(notificationStore).notifications).toEqual([])
  })
})
