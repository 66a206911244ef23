import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contract } from '#shared/api/contract'
import { apiPort } from '#shared/api/client'
import { chooseWorkplace, openApp } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'

const shop = openShop()

const queryOfSession = async (): Promise<Record<string, string>> => {
  await waitFor(() => expect(shop.count('initSession')).toBe(1))
  return Object.fromEntries(shop.lastQuery('initSession') ?? [])
}

describe('the booking session', () => {
  it.each([
    ['/huolto', 'MAINTENANCE'],
    ['/renkaanvaihto', 'TIRE_CHANGE'],
    ['/peruutus', 'CANCEL_FORM'],
  ])('RT-15 opens at %s with the defaults and its own process type', async (path, usedProcessType) => {
    openApp({ path })
    expect(await queryOfSession()).toEqual({
      organizationId: '1',
      installationType: 'BASSADONE_PUBLIC',
      usedProcessType,
    })
  })

  it('RT-16 takes its settings from the configuration', async () => {
    openApp({
      config:
        '{"session": {"organizationId": 4, "installationType": "OWN", "usedProcessType": "HOUR_SERVICE", "usedFrontEnd": "WEB"}}',
    })
    expect(await queryOfSession()).toEqual({
      organizationId: '4',
      installationType: 'OWN',
      usedProcessType: 'HOUR_SERVICE',
      usedFrontEnd: 'WEB',
    })
  })

  it('RT-16 takes its settings from the page’s address', async () => {
    openApp({ path: '/huolto?organizationId=7&installationType=KIOSK&usedFrontEnd=APP&usedProcessType=PAINTING' })
    expect(await queryOfSession()).toEqual({
      organizationId: '7',
      installationType: 'KIOSK',
      usedProcessType: 'MAINTENANCE',
      usedFrontEnd: 'APP',
    })
  })

  it('RT-16 uses a configured type for the first process only', async () => {
    const { user } = openApp({ config: '{"session": {"usedProcessType": "HOUR_SERVICE"}}' })
    await queryOfSession()
    await user.click(screen.getByRole('link', { name: 'Renkaanvaihdon ajanvaraus' }))
    await user.type(await screen.findByLabelText(/Rekisterinumero/), 'ABC-123')
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    await screen.findByRole('heading', { name: 'Valitse toimipiste' })
    expect(shop.lastQuery('initSession')?.get('usedProcessType')).toBe('TIRE_CHANGE')
  })

  it('RT-15 API-03 API-04 sends its token with every request except init-session, and the XSRF header with writes', async () => {
    const { user } = openApp()
    await user.type(await screen.findByLabelText(/Rekisterinumero/), 'ABC-123')
    await user.type(screen.getByLabelText(/Mittarilukema/), '1')
    await user.click(screen.getByRole('button', { name: 'Jatka' }))
    await chooseWorkplace(user, 'Turku Länsikeskus')
    await screen.findByRole('checkbox', { name: /^Perushuolto/ })
    const opening = shop.sent('initSession')
    expect(opening.map(({ headers }) => headers.get('X-Process-Token'))).toEqual([null])
    const calls = ['searchVehicle', 'getBooking', 'nextFreeTimes', 'setActiveOrganization', 'services'] as const
    const tokens = new Set<string | null>()
    for (const call of calls)
      for (const { headers } of shop.sent(call)) {
        tokens.add(headers.get('X-Process-Token'))
        expect(headers.get('Cache-Control')).toContain('no-cache')
        expect(headers.has('X-XSRF-TOKEN')).toBe(contract[call].method !== 'GET')
      }
    expect(tokens.size).toBe(1)
    expect([...tokens][0]).toMatch(/^.{20,}$/)
  })

  it('RT-15 opens once for concurrent requests', async () => {
    const { get } = openApp()
    await Promise.all([
      get(apiPort)(contract).vehicleMakes(),
      get(apiPort)(contract).settings(),
      get(apiPort)(contract).getBooking(),
    ])
    expect(shop.count('initSession')).toBe(1)
  })

  it('API-02 sends requests below the configured prefix', async () => {
    openApp({ config: '{"api": {"prefix": "/varaus-api"}}' })
    await queryOfSession()
    expect(shop.sent('initSession')[0]?.url).toBe('http://localhost:3000/varaus-api/ServiceBooking/rest/init-session')
  })

  it('RT-15 reads and sends the token in the configured header', async () => {
    openApp({ config: '{"api": {"tokenHeader": "X-Own-Token"}}' })
    shop.answer('initSession', () => new Response(null, { headers: { 'X-Own-Token': 'abc' } }))
    shop.answer('infoTextSettings', () => new Response('[]'))
    await waitFor(() => expect(shop.count('infoTextSettings')).toBe(1))
    expect(shop.sent('infoTextSettings')[0]?.headers.get('X-Own-Token')).toBe('abc')
  })
})
