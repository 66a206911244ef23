import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { announced, openStep, workplaceButton } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'

const shop = openShop()

const list = () => screen.findByLabelText('Toimipisteet')
/** Names of the visible cards. Uses selectors, because queries by role take seconds for a hundred cards. */
const names = async (): Promise<string[]> =>
  [...(await list()).querySelectorAll('[role=listitem] :is(h3, h4)')]
    .filter((heading) => !heading.closest('[hidden]'))
    .map((heading) => heading.firstChild?.textContent ?? '')
/** Finds a button while free times are still awaited. */
const choose = (name: string) => screen.findByRole('button', { name: `Valitse ${name}` })
const box = () => screen.findByRole('searchbox', { name: 'Hae toimipistettä' })
const nearest = () => screen.findByRole('radio', { name: 'Lähin ensin' })
const services = () => screen.findByRole('heading', { name: 'Valitse palvelut' })

const workshops = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Paja ${index + 1}`, post_office: 'Espoo' }))
const openMany = (count: number) => {
  shop.answer('compatibleOrganizations', () => HttpResponse.json(workshops(count)))
  return openStep(shop, 'ORGANIZATION')
}
/** Makes later workshops free earlier. The response is sent when the returned function is called. */
function freeBackwards(): () => void {
  let send = (): void => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  const times = workshops(3).map(({ id }) => ({ organizationId: id, firstFreeTime: `2026-12-0${9 - id}T08:00:00` }))
  shop.answer('nextFreeTimes', async () => {
    await sent
    return HttpResponse.json(times)
  })
  return send
}

describe('searching many workplaces', () => {
  it('OR-07 finds by name, city or postcode, shows the count, and can be cleared', async () => {
    const { user } = await openStep(shop, 'ORGANIZATION')
    await user.type(await box(), 'ESPOO')
    expect(await names()).toEqual(['Espoo Leppävaara'])
    await waitFor(() => expect(announced()).toEqual(['1 toimipiste']))
    await user.click(screen.getByRole('button', { name: 'Tyhjennä haku' }))
    expect(await box()).toHaveFocus()
    expect(await names()).toHaveLength(12)
    expect(screen.getByText('12 toimipistettä').parentElement).toHaveTextContent(
      /^12 toimipistettä\. Ensimmäinen vapaa aika tarkentuu/,
    )
    await user.type(await box(), '00880')
    expect(await names()).toEqual(['Helsinki Roihupelto'])
    await user.type(await box(), 'x')
    expect(await screen.findByText('Haullasi ei löytynyt toimipisteitä.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Tyhjennä haku' }))
    expect(await box()).toHaveFocus()
    expect(await names()).toHaveLength(12)
  })

  it('OR-07 keeps the search text when the visitor leaves the step and returns', async () => {
    const { user } = await openStep(shop, 'ORGANIZATION')
    await user.type(await box(), 'leppä')
    await user.click(await workplaceButton('Espoo Leppävaara'))
    await services()
    await user.click(await screen.findByRole('button', { name: 'Muokkaa: Toimipiste' }))
    expect(await box()).toHaveValue('leppä')
    expect(await names()).toEqual(['Espoo Leppävaara'])
  })

  it('OR-07 is hidden for fewer than eight workplaces', async () => {
    await openMany(7)
    expect(await names()).toHaveLength(7)
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: 'Lähin ensin' })).not.toBeInTheDocument()
  })
})

type PositionArguments = Parameters<Geolocation['getCurrentPosition']>

/** Stubs the geolocation API. It returns the given position, or denies it for null. */
function deviceAt(place: { latitude: number; longitude: number } | null) {
  const coords = { accuracy: 1, altitude: null, altitudeAccuracy: null, heading: null, speed: null }
  const getPosition = vi.fn<(...given: PositionArguments) => void>((found, failed) => {
    const position = { coords: { ...coords, ...place, toJSON: () => '' }, timestamp: 0, toJSON: () => '' }
    if (place) found(Object.assign(position, { coords: { ...position.coords, ...place } }))
    else failed?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  })
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { geolocation: { value: { getCurrentPosition: getPosition } }, onLine: { value: true } }),
  )
  return getPosition
}

describe('the nearest workplaces first', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('OR-07 requests the position only on demand, sends it rounded, and can restore the usual order', async () => {
    const getPosition = deviceAt({ latitude: 61.498_151, longitude: 23.761_254 })
    const { user } = await openStep(shop, 'ORGANIZATION')
    await screen.findByRole('heading', { name: 'Ei vapaita aikoja lähikuukausina' })
    const usual = await names()
    expect(getPosition).not.toHaveBeenCalled()
    await user.click(await nearest())
    expect(await screen.findByText('Lähin')).toBeVisible()
    expect((await names())[0]).toBe('Tampere Sarankulma')
    expect(await list()).toHaveTextContent(/[\d,]+ km/)
    expect(Object.fromEntries(shop.lastQuery('findOrganizations') ?? [])).toEqual({
      latitude: '61.5',
      longitude: '23.76',
      numberOfResults: '50',
    })
    expect(await nearest()).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Aikaisin ensin' }))
    expect(await names()).toEqual(usual)
    expect(await list()).not.toHaveTextContent(' km')
  })

  it('OR-07 API-05 sorts by the order of the response, with or without distances, and puts the other workplaces last', async () => {
    deviceAt({ latitude: 60, longitude: 25 })
    shop.answer('findOrganizations', () =>
      HttpResponse.json([
        { id: 99, name: 'Ei sovi', distance: 0.1 },
        { id: 8, name: 'Paja 8', distance: 4.25 },
        { id: 3, name: 'Paja 3' },
        { id: 2, name: 'Paja 2', distance: 21.7 },
      ]),
    )
    const { user } = await openMany(8)
    await user.click(await nearest())
    expect((await screen.findByText('4,3')).closest('p')).toHaveTextContent('4,3 km')
    expect(screen.getByText('22')).toBeVisible()
    expect(await names()).toEqual([8, 3, 2, 1, 4, 5, 6, 7].map((id) => `Paja ${id}`))
  })

  it('OR-07 reports a denied position and a failed request, which can be retried', async () => {
    deviceAt(null)
    const { user } = await openMany(8)
    await user.click(await nearest())
    expect(await screen.findByText('Sijaintia ei saatu. Voit hakea toimipistettä paikkakunnan nimellä.')).toBeVisible()
    expect(shop.count('findOrganizations')).toBe(0)
    deviceAt({ latitude: 60, longitude: 25 })
    shop.fail('findOrganizations', 500)
    await user.click(await nearest())
    const main = within(screen.getByRole('main'))
    expect(await main.findByText('Palvelussa tapahtui odottamaton häiriö.')).toBeVisible()
    expect(screen.queryByText(/Sijaintia ei saatu/)).not.toBeInTheDocument()
    shop.answer('findOrganizations', () => HttpResponse.json([{ id: 8, name: 'Paja 8', distance: 1 }]))
    await user.click(main.getByRole('button', { name: 'Yritä uudelleen' }))
    expect((await screen.findByText('Lähin')).closest('[role=listitem]')).toHaveTextContent('1 km')
    expect((await names())[0]).toBe('Paja 8')
  })
})

describe('free times that arrive late', () => {
  const [first, sorted] = [
    ['Paja 1', 'Paja 2', 'Paja 3'],
    ['Paja 3', 'Paja 2', 'Paja 1'],
  ]

  it('OR-03 OR-06 do not move a card under the pointer, and sort after it has left', async () => {
    const release = freeBackwards()
    const { user } = await openMany(3)
    const target = await choose('Paja 1')
    await user.pointer([1, 2].map((x) => ({ target, coords: { screenX: x } })))
    release()
    await screen.findByText(whole('sunnuntai 6.12.2026'))
    expect(await names()).toEqual(first)
    await user.unhover(await list())
    await waitFor(async () => expect(await names()).toEqual(sorted))
    expect(announced()).toEqual(['Toimipisteet on järjestetty ensimmäisen vapaan ajan mukaan.'])
  })

  it('OR-03 OR-06 do not move a focused card, and sort on request', async () => {
    const release = freeBackwards()
    const { user } = await openMany(3)
    ;(await choose('Paja 2')).focus()
    release()
    await screen.findByText(whole('sunnuntai 6.12.2026'))
    expect(await names()).toEqual(first)
    expect(await choose('Paja 2')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Järjestä vapaan ajan mukaan' }))
    expect(await names()).toEqual(sorted)
    expect(await list()).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Järjestä/ })).not.toBeInTheDocument()
  })

  it('OR-02 OR-06 are requested in batches of a hundred, shown as they arrive, and retried if they failed', async () => {
    shop.answer('nextFreeTimes', () => {
      const ids = shop.lastQuery('nextFreeTimes')?.get('organizationIds')?.split(',') ?? []
      if (ids.includes('101')) return HttpResponse.json({}, { status: 500 })
      return HttpResponse.json([{ organizationId: 100, firstFreeTime: '2026-11-24' }])
    })
    const { user } = await openMany(101)
    await waitFor(async () => expect((await names())[0]).toBe('Paja 100'))
    expect(await names()).toHaveLength(101)
    shop.answer('nextFreeTimes', () => HttpResponse.json([{ organizationId: 101, firstFreeTime: '2026-11-23' }]))
    await user.click(await screen.findByText('Yritä uudelleen'))
    await waitFor(async () => expect((await names()).slice(0, 2)).toEqual(['Paja 101', 'Paja 100']))
    expect(shop.lastQuery('nextFreeTimes')?.get('organizationIds')).toBe('101')
    expect(await list()).toHaveFocus()
  })
})

describe('choosing a workplace among many', () => {
  it('OR-04 sends one workplace, even if several buttons are pressed', async () => {
    const release = shop.hold('setActiveOrganization')
    const { user } = await openStep(shop, 'ORGANIZATION')
    await user.dblClick(await workplaceButton('Espoo Leppävaara'))
    await user.click(await workplaceButton('Turku Länsikeskus'))
    // The wait is announced once it is long.
    await waitFor(() => expect(announced()).toContain('Valitaan toimipistettä…'))
    release()
    await services()
    expect(shop.sent('setActiveOrganization').map(({ query }) => query.get('organizationId'))).toEqual(['2'])
  })

  it('OR-06 offers to start over if no workplace suits the vehicle', async () => {
    shop.answer('compatibleOrganizations', () => HttpResponse.json([]))
    const { user } = await openStep(shop, 'ORGANIZATION')
    const empty = (await screen.findByText('Autollesi sopivaa toimipistettä ei löytynyt')).closest('div')
    if (!empty) throw new Error('the empty state has no box')
    await user.click(within(empty).getByRole('button', { name: 'Aloita alusta' }))
    expect(await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })).toBeVisible()
  })
})
