import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { bookingStore } from '#entities/booking'
import { fillBooking, remembered, type Step } from '../../harness/visitors/fill-booking'
import type { TestBrowser } from '../../harness/visitors/http-client'
import { notification, openApp, openStep, primary } from '../../harness/screens/render-app'
import { heard } from '../../harness/screens/heard'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'
import { findPart } from '../../harness/screens/part'

const shop = openShop()

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const picker = () => screen.findByRole('group', { name: 'Kalenteri, valitse toivottu päivä' })
/** Finds a day by its label only, because role queries are slow on a calendar with many buttons. */
const day = async (name: string | RegExp) => within(await picker()).findByLabelText(name)
const open = () => button('Lähetä aikatiedustelu')
const back = () => screen.getByRole('button', { name: 'Hae vapaat ajat' })
const next = () => primary('Jatka')
const title = () => screen.findByRole('heading', { level: 3, name: 'Aikatiedustelu' })
const chosen = () => screen.getByText(/^(Toivottu päivä|Et ole vielä valinnut päivää\.)$/, { selector: 'output *' })
const card = () => findPart('Aika')

/** Replaces the free times of the morning shift. */
const offer = (...dates: string[]) =>
  shop.answer('freeTimesMorning', () =>
    HttpResponse.json(
      dates.map((date) => ({
        date,
        calendarSlots: [{ startTime: `${date}T08:30:00`, endTime: `${date}T10:00:00` }],
        exactTimesAvailable: true,
      })),
    ),
  )
const asked = () => shop.count('freeTimesMorning') + shop.count('freeTimesEvening') + shop.count('freeTimes')

/** Opens the application at a step, after `more` has changed the booking through the API. */
async function openWith(step: Step, more: (api: TestBrowser['api']) => Promise<unknown>) {
  const { api, token } = await shop.visitor('MAINTENANCE')
  await fillBooking(api, step)
  await more(api)
  for (const [key, value] of Object.entries(remembered(token(), step))) window.sessionStorage.setItem(key, value)
  return openApp()
}

describe('an enquiry for a day', () => {
  it('TM-12 TM-11 TM-02 replaces the free times; both keep their selection when the visitor switches', async () => {
    offer('2026-11-25')
    const { user } = await openStep(shop, 'TIME')
    await user.click(await screen.findByLabelText('Valitse aika klo 8.30'))
    const calls = asked()
    await user.click(await open())

    expect(await title()).toHaveFocus()
    expect(within(await picker()).getAllByRole('grid')).toHaveLength(1)
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(chosen()).toHaveTextContent('Et ole vielä valinnut päivää.')
    expect(next()).toBeDisabled()
    expect(screen.getByText(whole('Valitse ensin toivottu päivä.', 'section p'))).toBeVisible()
    expect(screen.getByText(/^Aikatiedustelu ei ole vielä varaus\./)).toBeVisible()
    // Today is within the notice period, and the workshop is closed on Saturdays.
    for (const name of [/23\.11\., ei vapaita/, /28\.11\., suljettu/, /20\.11\., mennyt/])
      expect(await day(name)).toHaveAttribute('aria-disabled', 'true')
    await user.click(await day(/28\.11\./))
    expect(next()).toBeDisabled()
    await user.click(await day('Seuraava kuukausi'))
    await user.click(await day('maanantai 7.12.'))
    expect(chosen().closest('output')).toHaveTextContent(/maanantai 7\.12\.2026/)
    expect(next()).toBeEnabled()

    await user.click(back())
    expect(screen.getByRole('heading', { name: 'Varaa aika' })).toHaveFocus()
    expect(screen.getByLabelText('Valitse aika klo 8.30')).toHaveAttribute('aria-pressed', 'true')
    expect(next()).toBeEnabled()
    await user.click(await open())
    expect(await title()).toHaveFocus()
    expect(await day('maanantai 7.12.')).toHaveAttribute('aria-pressed', 'true')
    expect(asked()).toBe(calls)
  })

  it('TM-12 TM-14 WZ-11 is sent with Continue, locks the earlier steps, and is labelled as an enquiry', async () => {
    offer('2026-11-25')
    const { user, get } = await openStep(shop, 'TIME')
    await user.click(await open())
    await user.click(await day('perjantai 27.11.'))
    await user.click(next())
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    expect(shop.lastQuery('saveLead')?.get('leadDate')).toBe('2026-11-27')
    expect(shop.count('reserveTime') + shop.count('saveReservationDetails')).toBe(0)
    expect(get(bookingStore).booking).toMatchObject({ lead: true, lead_date: '2026-11-27' })
    expect(await card()).toHaveTextContent(/Aikatiedustelu.*Toivottu päivä: perjantai 27\.11\.2026/)
    expect(screen.queryByRole('button', { name: /^Muokkaa/ })).not.toBeInTheDocument()
  })

  it('TM-12 keeps the day after a failure and retries with Continue; a refused day shows its own message', async () => {
    const { user } = await openStep(shop, 'TIME')
    await user.click(await open())
    await user.click(await day('perjantai 27.11.'))
    shop.fail('saveLead', 500)
    await user.click(next())
    const failed = 'Toivotun päivän tallentaminen epäonnistui. Yritä uudelleen.'
    expect(await screen.findByText(failed)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(failed)
    expect(await notification('Virhe: Palvelussa tapahtui odottamaton häiriö.')).toBeVisible()
    expect(await day('perjantai 27.11.')).toHaveAttribute('aria-pressed', 'true')

    shop.restore('saveLead')
    // Closed since the page asked.
    await shop.db().execute(sql`insert into closed_day values ('2026-12-22')`)
    await user.click(await day('Seuraava kuukausi'))
    await user.click(await day('tiistai 22.12.'))
    expect(screen.queryByText(failed)).not.toBeInTheDocument()
    await user.click(next())
    expect(await screen.findByText(/ei ota autoja vastaan toivomanasi päivänä. Valitse toinen päivä/)).toBeVisible()
    expect(await day('tiistai 22.12.')).toHaveAttribute('aria-pressed', 'true')

    await user.click(await day('maanantai 28.12.'))
    const answer = shop.hold('saveLead')
    const before = shop.count('saveLead')
    await user.dblClick(next())
    expect(await button('Tallennetaan toivottua päivää…')).toBeVisible()
    // The way back is disabled while the enquiry is being sent.
    await user.click(back())
    expect(await title()).toBeVisible()
    answer()
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    expect(shop.count('saveLead')).toBe(before + 1)
  })

  it('TM-12 TM-09 replaces the held time and its delivery option, and is replaced by a new time (TM-15)', async () => {
    const { user, get } = await openWith('CUSTOMER', async (api) => {
      await api.setProductParameter({ query: { code: 'customerWaitingMorning', value: 'true' } })
      await api.saveReservationDetails({
        body: {
          customerWaiting: true,
          importDate: null,
          pickupDate: null,
          towingRequired: false,
          vehicleLeftForDay: false,
          usingKeyLocker: true,
        },
      })
    })
    await user.click(await button('Vaihda aika'))
    await user.click(await open())
    await user.click(await day('perjantai 27.11.'))
    await user.click(next())
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    const { booking } = get(bookingStore)
    expect(booking).toMatchObject({ lead_date: '2026-11-27', booking_total_duration: null })
    expect(booking?.product_parameters.filter(({ selectedValue }) => selectedValue === 'true')).toEqual([])
    expect(shop.lastBody('saveReservationDetails')).toMatchObject({ customerWaiting: false, usingKeyLocker: false })

    await user.click(within(await card()).getByRole('button', { name: 'Vaihda aika' }))
    expect(await day('perjantai 27.11.')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('heading', { name: 'Varaa aika' })).toHaveFocus()
    expect(next()).toBeEnabled()
    await user.click(back())
    await user.click(screen.getByRole('radio', { name: /^Iltapäivällä/ }))
    const [first] = await screen.findAllByRole('button', { name: /^Valitse aika klo/ })
    await user.click(first ?? document.body)
    await user.click(next())
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    expect(get(bookingStore).booking).toMatchObject({ lead: false, lead_date: null })
    expect(await card()).toHaveTextContent(/klo \d/)
    expect(await card()).not.toHaveTextContent('Aikatiedustelu')
  })

  it('TM-02 shows a message, and does not fail, if the notice period exceeds the calendar', async () => {
    shop.answer('organizationBookingSettings', async (pass) =>
      HttpResponse.json({ ...(await (await pass()).json()), carenceDays: 500 }),
    )
    offer()
    const { user } = await openStep(shop, 'TIME')
    await user.click(await open())
    expect(await screen.findByText(/ei voi nyt lähettää aikatiedustelua/)).toBeVisible()
    expect(await button('Seuraava kuukausi')).toHaveAttribute('aria-disabled', 'true')
    expect(next()).toBeDisabled()
    await user.click(back())
    expect(await screen.findByText('Vapaita aikoja ei löytynyt')).toBeVisible()
  })
})

describe('without free times', () => {
  it('TM-04 TM-12 emits one event per search, and offers the enquiry and another workplace', async () => {
    const notFound = heard('free-times-not-found')
    offer()
    shop.answer('freeTimesEvening', () => HttpResponse.json([]))
    const { user } = await openStep(shop, 'TIME')
    const state = (await screen.findByRole('heading', { name: 'Vapaita aikoja ei löytynyt' })).parentElement
    expect(state).toHaveTextContent(
      /sopivat tähän: tuonti aamulla\. Kokeile toista valintaa tai lähetä meille aikatiedustelu, niin etsimme sinulle sopivan ajan\. Voit myös valita toisen toimipisteen\./,
    )
    expect(notFound).toHaveLength(1)
    expect(next()).toBeDisabled()
    const [aside] = screen.getAllByRole('region', { name: 'Varauksesi' })
    expect(aside).toHaveTextContent(/Ei vapaita aikoja/)
    expect(screen.queryByText('Eikö sopivaa aikaa löydy?')).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /^Iltapäivällä/ }))
    await waitFor(() => expect(notFound).toHaveLength(2))

    await user.click(await open())
    expect(await title()).toHaveFocus()
    await user.click(back())
    await user.click(await button('Vaihda toimipiste'))
    expect(await screen.findByRole('heading', { name: 'Valitse toimipiste' })).toBeVisible()
    expect(notFound).toHaveLength(2)
  })

  it('TM-04 WZ-11 does not offer another workplace while a time is held', async () => {
    offer()
    shop.answer('freeTimesEvening', () => HttpResponse.json([]))
    const { user } = await openStep(shop, 'CUSTOMER')
    await user.click(await button('Vaihda aika'))
    expect(await screen.findByText('Vapaita aikoja ei löytynyt')).toBeVisible()
    expect(screen.queryByText(/toisen toimipisteen/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Vaihda toimipiste' })).not.toBeInTheDocument()
    expect(await open()).toBeEnabled()
  })

  it('TM-03 TM-12 still offers the enquiry if loading the free times failed', async () => {
    const notFound = heard('free-times-not-found')
    shop.fail('freeTimesMorning', 500)
    const { user } = await openStep(shop, 'TIME')
    await screen.findByText('Vapaiden aikojen haku epäonnistui. Yritä hetken kuluttua uudelleen.')
    await user.click(await open())
    await user.click(await day('perjantai 27.11.'))
    await user.click(next())
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    expect(notFound).toHaveLength(0)
  })
})
