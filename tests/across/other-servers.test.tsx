// Slices: maintenance, tire-change
/** Whole journeys on servers that read the specification in another way than the reference server. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { contract } from '#shared/api/contract'
import type { Endpoint } from '#shared/api/endpoint'
import { isQuickRun } from '../../scripts/tools/thorough-tests'
import { JOURNEYS, walk } from '../proof/journeys'
import { openApp, openStep, primary } from '../harness/screens/render-app'
import { openShop } from '../harness/screens/shop'
import { answers, expectOrdered, HOTEL, IN_HOTEL, LEAVES, NEW, PICK_UP, PICKED } from '../harness/screens/tires'
import { idsAsText, varied, type Variation } from '../harness/other-servers/varied'

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
/** The quick run walks through one of the processes. */
const WALKED = isQuickRun ? (['huolto'] as const) : (['huolto', 'renkaanvaihto'] as const)
type Call = Parameters<Variation>[0]
const PAGE = '<!doctype html><title>OK</title>'
const READ = new Set<string>(['initSession', 'getBooking', 'searchVehicle', 'saveBooking', 'reserveTime'])

/** Whether the journey needs what the call answers. */
function isNeeded(call: Call): boolean {
  const { output, isOptional }: Endpoint = contract[call]
  return READ.has(call) || (output !== undefined && !isOptional && call !== 'addAutomaticallyAddedProducts')
}

const trouble = (): unknown[] => screen.queryAllByRole('button', { name: /^Virhe/ })

const NOT_HERE = new Set<string>([
  'toyotaRecalls',
  'moduleSetting',
  'activeOrganizationInfoText',
  'infoTextSettings',
  'creditInfos',
])

/** The reference server's response of another call. */
const asked = async (call: 'tireChangeProducts' | 'extraServices' | 'settings'): Promise<unknown> => {
  const { api } = await shop.visitor('TIRE_CHANGE')
  await api.searchVehicle({ body: { registerNumber: 'ABC-123', kilometers: null } })
  return call === 'extraServices' ? api.extraServices({ query: { stage: 'ADDITIONAL_EXTRA_SERVICES' } }) : api[call]()
}
const without = (value: unknown, ...names: readonly string[]): unknown =>
  Object.fromEntries(Object.entries(Object(value)).filter(([name]) => !names.includes(name)))

describe('tire hotel products', () => {
  const OWN = ['tireHotelNewCustomerProduct', 'tireHotelExistingCustomerProduct', 'tireHotelTireBuyerProduct']

  it.each(['one suggestion', 'the named map'])('AS-03 are found in their own calls, as %s', async (shape) => {
    const all = Object(await asked('tireChangeProducts'))
    const isMap = shape === 'the named map'
    vary = (call, value) => {
      if (call === 'tireChangeProducts') return without(value, ...OWN, 'tireHotelPickUpProduct')
      if (call === 'tireHotelProduct') return isMap ? all : all.tireHotelNewCustomerProduct
      if (call === 'tirePickUpProduct') return isMap ? all : all.tireHotelPickUpProduct
      return value
    }
    const { user } = await openStep(shop, 'TIRES', { process: 'TIRE_CHANGE' })
    await answers(user, HOTEL, LEAVES)
    await expectOrdered(NEW)
    await answers(user, IN_HOTEL, PICKED)
    await expectOrdered(PICK_UP)
    expect(screen.queryByText('Tire hotel product not found!')).not.toBeInTheDocument()
  })
})

describe('other shapes', () => {
  it('AS-04 reads makes as objects with a name', async () => {
    vary = (call, value) =>
      call === 'vehicleMakes' && Array.isArray(value) ? value.map((name, id) => ({ id, name })) : value
    const { user } = openApp()
    await user.type(await screen.findByLabelText(/^Rekisterinumero/), 'XYZ-999')
    await user.type(screen.getByLabelText(/^Mittarilukema/), '1000')
    await user.click(primary('Jatka'))
    await user.selectOptions(
      await screen.findByLabelText(/^Merkki/),
      await screen.findByRole('option', { name: 'Volvo' }),
    )
    await user.type(screen.getByLabelText(/^Malli/), 'Niva')
    await user.click(primary('Jatka'))
    expect(await screen.findByRole('heading', { name: 'Valitse toimipiste' })).toBeVisible()
    expect(shop.lastBody('setVehicle')).toMatchObject({ make: 'Volvo' })
  })

  it('AS-04 lists extra services that come as a flat list', async () => {
    vary = (call, value) =>
      call.startsWith('extra') && Array.isArray(value) ? value.flatMap(({ products }) => products) : value
    const { user } = await openStep(shop, 'SERVICES')
    const [section] = await screen.findAllByRole('button', { name: /^Muut palvelut/ })
    await user.click(section ?? document.body)
    await user.click(await screen.findByRole('checkbox', { name: /^Jarrunesteen vaihto/ }))
    await waitFor(() => expect(shop.lastQuery('addProductsToCart')?.get('stage')).toBe('ADDITIONAL_EXTRA_SERVICES'))
    expect(trouble()).toEqual([])
  })

  it('AS-04 finds shift hours, key locker and notice in GET /settings alone', async () => {
    vary = (call, value) => {
      if (call === 'organizationBookingSettings') return new Response('Not found', { status: 404 })
      if (call === 'settings') return { carenceDays: 9, shiftChangeTime: '12:00:00', keyLockerInstalled: true }
      return value
    }
    await openStep(shop, 'TIME')
    expect(await screen.findByRole('checkbox', { name: /avainlokero/i })).toBeVisible()
    for (const name of [/^maanantai 30\.11\., ei vapaita/, /^tiistai 1\.12\., ei vapaita/])
      expect(await screen.findByRole('button', { name })).toBeDisabled()
    expect(await screen.findByRole('button', { name: /^keskiviikko 2\.12\., \d+ vapaa/ })).toBeEnabled()
    expect(trouble()).toEqual([])
  })

  it.each([
    ['a JSON string', JSON.stringify('Ajovalokisopimus sisältyy.')],
    ['plain text', 'Ajovalokisopimus sisältyy.'],
  ])('AS-04 shows an info text that is %s', async (_, body) => {
    vary = (call, value) => (call === 'activeOrganizationInfoText' ? new Response(body) : value)
    await openStep(shop, 'SERVICES')
    expect(await screen.findByText(/Ajovalokisopimus sisältyy\./)).toBeVisible()
  })

  it('AS-04 huolto reaches its end where commands and reads that are not needed are answered by nothing', async () => {
    vary = (call, value) => (isNeeded(call) ? value : new Response(''))
    expect(await walk(JOURNEYS.huolto, `huolto@example.fi`)).toBe(0)
    expect(trouble()).toEqual([])
  })

  it('AS-04 huolto reaches its end where reads that are not needed are answered by HTML', async () => {
    const isCommand = (call: Call): boolean => contract[call].method !== 'GET'
    vary = (call, value) => (isNeeded(call) || isCommand(call) ? value : new Response(PAGE))
    expect(await walk(JOURNEYS.huolto, `huolto@example.fi`)).toBe(0)
    expect(trouble()).toEqual([])
    expect(screen.queryByText(/doctype/)).not.toBeInTheDocument()
  })
})

describe('optional calls', () => {
  it.each(WALKED)('AS-02 %s reports no failure of a call that it can do without', async (name) => {
    vary = (call, value) => (NOT_HERE.has(call) ? new Response('Not found', { status: 404 }) : value)
    expect(await walk(JOURNEYS[name], `${name}@example.fi`)).toBe(0)
    expect(trouble()).toEqual([])
  })

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
  it.each(SENT.filter(([name]) => !isQuickRun || name !== 'renkaanvaihto'))(
    'AS-01 API-05 %s reaches its end with text ids, which %s sends as they came',
    async (name, call, body) => {
      vary = (_, value) => idsAsText(value)
      expect(await walk(JOURNEYS[name], `${name}@example.fi`)).toBe(0)
      expect(trouble()).toEqual([])
      expect(shop.lastBody(call)).toMatchObject(body)
    },
  )

  it.each(WALKED)('AS-01 %s compares ids as text between calls', async (name) => {
    vary = (call, value) => (call === 'getBooking' || call === 'nextFreeTimes' ? idsAsText(value) : value)
    expect(await walk(JOURNEYS[name], `${name}@example.fi`)).toBe(0)
    expect(trouble()).toEqual([])
  })
})
