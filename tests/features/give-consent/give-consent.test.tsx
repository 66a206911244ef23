import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CONSENT_KEY } from '../../../features/give-consent/model/consent-store'
import { emit } from '#shared/events'
import { axeFaults } from '../../harness/screens/axe'
import { chooseWorkplace, openApp, openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'

const shop = openShop()

const CONFIG = '{"tagManager": {"id": "GTM-TEST1"}, "links": {"privacy": "/tietosuoja"}}'
const banner = () => screen.findByRole('region', { name: 'Saammeko käyttää evästeitä?' })
const noBanner = () => expect(screen.queryByRole('region', { name: 'Saammeko käyttää evästeitä?' })).toBeNull()
const settings = () => screen.findByRole('dialog', { name: 'Evästeasetukset' })
const press = (name: string) => screen.getByRole('button', { name })
const container = () => document.querySelector<HTMLScriptElement>('script[src*="gtm.js"]')
const kept = () => JSON.parse(window.localStorage.getItem(CONSENT_KEY) ?? 'null')

/** Contents of the data layer: Google's commands as arrays, and events. */
const layer = (): unknown[] =>
  (window.dataLayer ?? []).map((one) =>
    Object.prototype.toString.call(one) === '[object Arguments]' ? Array.from(Object(one)) : one,
  )
const signals = (marketing: string, analytics: string) => ({
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
  analytics_storage: analytics,
})
const DENIED = signals('denied', 'denied')
const GRANTED = signals('granted', 'granted')
const events = () => layer().filter((one) => !Array.isArray(one))

describe('consent', () => {
  it('RT-12 is asked for if a container is configured, is stored, and loads the container when given', async () => {
    const { user, close } = openApp({ config: CONFIG })
    const region = within(await banner())
    // The first entry denies everything, and no request is sent.
    expect(layer()[0]).toEqual(['consent', 'default', DENIED])
    expect(container()).toBeNull()
    expect(await axeFaults()).toEqual([])
    expect(region.getByRole('link', { name: 'Lue lisää evästeistä' })).toHaveAttribute('href', '/tietosuoja')
    // Refusing is as easy as accepting, and comes first.
    const buttons = region.getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Hyväksy vain välttämättömät',
      'Hyväksy kaikki',
      'Muokkaa valintoja',
    ])
    expect(buttons[0]?.className).toBe(buttons[1]?.className)
    // Comes first in the tab order and for screen readers, but does not take the focus.
    expect(document.body).toHaveFocus()
    await user.tab()
    await user.tab()
    expect(buttons[0]).toHaveFocus()

    await user.click(press('Hyväksy kaikki'))
    await waitFor(noBanner)
    expect(await screen.findByText('Evästevalintasi on tallennettu.')).toBeVisible()
    expect(kept()).toMatchObject({ uses: ['analytics', 'marketing'], choices: { analytics: true, marketing: true } })
    const stepPlace = { processType: 'MAINTENANCE', route: '/huolto', step: 'VEHICLE' }
    const location = 'http://localhost:3000/huolto'
    expect(layer()).toEqual([
      ['consent', 'default', DENIED],
      ['set', { page_location: location, page_referrer: '' }],
      { event: 'page_view', ...stepPlace },
      ['consent', 'update', GRANTED],
      { event: 'gtm.js', 'gtm.start': expect.any(Number) },
      { event: 'consent_change', ...stepPlace, analytics: true, marketing: true },
    ])
    expect(container()?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST1')

    // The next load does not ask again.
    close()
    container()?.remove()
    delete window.dataLayer
    openApp({ config: CONFIG })
    await waitFor(() => expect(container()).not.toBeNull())
    expect(layer()[0]).toEqual(['consent', 'default', DENIED])
    expect(layer()).toContainEqual(['consent', 'update', GRANTED])
    expect(events()).not.toContainEqual(expect.objectContaining({ event: 'consent_change' }))
    noBanner()
    container()?.remove()
  })

  it('RT-12 is stored when refused, and can be given and withdrawn from the footer', async () => {
    const { user } = openApp({ config: CONFIG })
    await banner()
    await user.click(press('Hyväksy vain välttämättömät'))
    await waitFor(noBanner)
    // The focus moves on, because the focused button was removed.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(kept()).toMatchObject({ choices: { analytics: false, marketing: false } })
    expect(container()).toBeNull()

    await user.click(screen.getByRole('link', { name: 'Evästeasetukset' }))
    const dialog = within(await settings())
    expect(await axeFaults()).toEqual([])
    expect(dialog.getByText(whole('Teit valintasi 23.11.2026.'))).toBeVisible()
    expect(dialog.getByRole('checkbox', { name: /^Analytiikka/ })).not.toBeChecked()
    await user.click(dialog.getByRole('checkbox', { name: /^Analytiikka/ }))
    await user.click(dialog.getByRole('button', { name: 'Tallenna valinnat' }))
    await waitFor(() => expect(container()).not.toBeNull())
    expect(layer()).toContainEqual(['consent', 'update', signals('denied', 'granted')])

    document.cookie = '_ga=GA1.1.1; path=/'
    document.cookie = 'omat=1; path=/'
    await user.click(screen.getByRole('link', { name: 'Evästeasetukset' }))
    expect(within(await settings()).getByRole('checkbox', { name: /^Analytiikka/ })).toBeChecked()
    const loadedLayer = window.dataLayer
    await user.click(within(await settings()).getByRole('button', { name: 'Hyväksy vain välttämättömät' }))
    expect(document.cookie).not.toContain('_ga')
    expect(document.cookie).toContain('omat')
    // A loaded container receives the withdrawal and no later events.
    emit('booking-saved', null)
    expect(Array.from(Object(loadedLayer?.at(-1)))).toEqual(['consent', 'update', DENIED])
    expect(layer()).toEqual([
      ['consent', 'default', DENIED],
      expect.objectContaining({ event: 'consent_change' }),
      expect.objectContaining({ event: 'booking_saved' }),
    ])
    container()?.remove()
  })

  it('RT-12 is asked for again after a year, for other purposes, or if the stored record is invalid', async () => {
    const record = (more: object) =>
      window.localStorage.setItem(
        CONSENT_KEY,
        JSON.stringify({
          version: 1,
          uses: ['analytics', 'marketing'],
          at: Date.parse('2026-01-01T00:00:00Z'),
          choices: { analytics: true, marketing: true },
          ...more,
        }),
      )
    for (const more of [{ at: Date.parse('2025-11-23T05:00:00Z') }, { uses: ['analytics'] }, { choices: 'all' }]) {
      record(more)
      const { close } = openApp({ config: CONFIG })
      expect(await banner()).toBeVisible()
      expect(container()).toBeNull()
      close()
    }
    record({ uses: ['analytics'] })
    openApp({ config: '{"tagManager": {"id": "GTM-TEST1", "uses": ["analytics"]}}' })
    await waitFor(() => expect(container()).not.toBeNull())
    noBanner()
    container()?.remove()
  })

  it('RT-12 follows the choice made in another tab', async () => {
    openApp({ config: CONFIG })
    await banner()
    const choices = { analytics: true, marketing: false }
    const record = { version: 1, uses: ['analytics', 'marketing'], at: Date.now(), choices }
    window.localStorage.setItem(CONSENT_KEY, JSON.stringify(record))
    fireEvent(window, new StorageEvent('storage', { key: CONSENT_KEY }))
    await waitFor(noBanner)
    expect(layer()).toContainEqual(['consent', 'update', signals('denied', 'granted')])
    container()?.remove()
  })

  it('RT-12 is not asked for without a container, and the settings list what the booking stores', async () => {
    const { user } = openApp({ path: '/huolto#evasteasetukset' })
    // A chain's own page may link to the settings directly.
    const dialog = within(await settings())
    expect(window.location.hash).toBe('')
    noBanner()
    expect(dialog.getByText('Aina käytössä')).toBeVisible()
    expect(dialog.queryByRole('checkbox')).toBeNull()
    for (const name of ['huoltovaraus.session', 'XSRF-TOKEN', 'huoltovaraus.consent'])
      expect(dialog.getByText(new RegExp(`(^|, )${name}(,|$)`))).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Sulje' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(layer()[0]).toEqual(['consent', 'default', DENIED])
  })
})

describe('reporting', () => {
  it('RT-12 RT-10 adds each page view and step change to the data layer once', async () => {
    const { user } = openApp()
    await screen.findByRole('heading', { name: 'Ajoneuvon tiedot' })
    await waitFor(() => expect(events()).toHaveLength(1))
    await user.type(await screen.findByLabelText(/Rekisterinumero/), 'ABC-123')
    await user.type(screen.getByLabelText(/Mittarilukema/), '84500')
    await user.click(primary('Jatka'))
    await chooseWorkplace(user, 'Turku Länsikeskus')
    await screen.findByRole('heading', { name: 'Valitse palvelut' })
    await user.click(screen.getByRole('link', { name: 'Saavutettavuusseloste' }))
    await screen.findByRole('heading', { level: 1, name: 'Saavutettavuusseloste' })
    await user.click(screen.getByRole('link', { name: 'Varauksen muokkaus/peruutus' }))
    await user.click(await screen.findByRole('button', { name: 'Poistu varauksesta' }))
    await screen.findByRole('heading', { level: 1, name: 'Lähetä muutos- tai peruutuspyyntö' })
    const stepPlace = { processType: 'MAINTENANCE', route: '/huolto' }
    await waitFor(() =>
      expect(events()).toEqual([
        { event: 'page_view', ...stepPlace, step: 'VEHICLE' },
        { event: 'step_change', ...stepPlace, step: 'ORGANIZATION' },
        { event: 'step_change', ...stepPlace, step: 'SERVICES' },
        { event: 'page_view', processType: null, route: '/saavutettavuus', step: null },
        { event: 'page_view', processType: 'CANCEL_FORM', route: '/peruutus', step: null },
      ]),
    )
  })

  it('RT-12 reports the page view that preceded the loading of the reporting code once', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      {
        name: 'http://localhost:3000/renkaanvaihto?key=salaisuus',
        entryType: 'navigation',
        startTime: 0,
        duration: 0,
        toJSON: () => null,
      },
    ])
    openApp({ path: '/peruutus' })
    await waitFor(() =>
      expect(events()).toEqual([
        { event: 'page_view', processType: 'TIRE_CHANGE', route: '/renkaanvaihto', step: 'VEHICLE' },
        { event: 'page_view', processType: 'CANCEL_FORM', route: '/peruutus', step: null },
      ]),
    )
    expect(JSON.stringify(layer())).not.toContain('salaisuus')
  })

  it('RT-12 reports missing free times and saved bookings without personal data', async () => {
    await openStep(shop, 'SERVICES')
    await screen.findByRole('heading', { name: 'Valitse palvelut' })
    for (const name of ['free-times-not-found', 'booking-saved'] as const) emit(name, null)
    const stepPlace = { processType: 'MAINTENANCE', route: '/huolto', step: 'SERVICES' }
    await waitFor(() =>
      expect(events()).toEqual([
        { event: 'page_view', ...stepPlace },
        { event: 'free_times_not_found', ...stepPlace },
        { event: 'booking_saved', ...stepPlace },
      ]),
    )
  })
})
