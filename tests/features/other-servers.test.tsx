/** Whole journeys on servers that read the specification in another way than the reference server. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { JOURNEYS, walk } from '../proof/journeys'
import { openStep } from '../harness/render-app'
import { openShop } from '../harness/shop'
import { idsAsText, varied, type Variation } from '../harness/varied'

let vary: Variation = (_, value) => value
const shop = openShop(varied((call, value) => vary(call, value)))
afterEach(() => {
  vary = (_, value) => value
})

const PRODUCT = [{ productId: expect.any(String) as unknown }]
const SENT = [
  ['huolto', 'addProductsToCart', PRODUCT],
  ['renkaanvaihto', 'addProductsToCart', PRODUCT],
  ['peruutus', 'sendEditRequest', { organization: '5' }],
] as const
const trouble = (): unknown[] => screen.queryAllByRole('button', { name: /^Virhe/ })

const NOT_HERE = ['toyotaRecalls', 'moduleSetting', 'activeOrganizationInfoText', 'infoTextSettings', 'creditInfos']

describe('optional calls', () => {
  it.each(['huolto', 'renkaanvaihto'] as const)(
    'AS-02 %s reports no failure of a call that it can do without',
    async (name) => {
      vary = (call, value) => (NOT_HERE.includes(call) ? new Response('Not found', { status: 404 }) : value)
      expect(await walk(JOURNEYS[name], `${name}@example.fi`)).toBe(0)
      expect(trouble()).toEqual([])
    },
  )

  it('AS-02 asks for recalls only of a Toyota', async () => {
    const { close } = await openStep(shop, 'SERVICES', { plate: 'KOR-77' })
    expect(await screen.findByRole('checkbox', { name: /^Perushuolto/ })).toBeVisible()
    close()
    expect(shop.count('toyotaRecalls')).toBe(0)
    await openStep(shop, 'SERVICES')
    await waitFor(() => expect(shop.count('toyotaRecalls')).toBe(1))
  })
})

describe('ids', () => {
  it.each(SENT)(
    'AS-01 API-05 %s reaches its end with text ids, which %s sends as they came',
    async (name, call, body) => {
      vary = (_, value) => idsAsText(value)
      expect(await walk(JOURNEYS[name], `${name}@example.fi`)).toBe(0)
      expect(trouble()).toEqual([])
      expect(shop.lastBody(call)).toMatchObject(body)
    },
  )

  it.each(['huolto', 'renkaanvaihto'] as const)('AS-01 %s compares ids as text between calls', async (name) => {
    vary = (call, value) => (call === 'getBooking' || call === 'nextFreeTimes' ? idsAsText(value) : value)
    expect(await walk(JOURNEYS[name], `${name}@example.fi`)).toBe(0)
    expect(trouble()).toEqual([])
  })
})
