import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { notification, openStep, primary } from '../../harness/screens/render-app'
import { openShop } from '../../harness/screens/shop'
import { whole } from '../../harness/screens/whole'
import { findPart } from '../../harness/screens/part'

const shop = openShop()

/** A free day in the format of the server. */
interface Offered {
  readonly date: string
  readonly calendarSlots?: readonly object[]
  readonly exactTimesAvailable?: boolean
  readonly onlyDayTimesAvailable?: boolean
}
/** Returns a handler that answers with the given days of the requested period. */
const ofMonth = (days: readonly Offered[]) => () => {
  const query = shop.lastQuery('freeTimesMorning')
  const [start, end] = [query?.get('start') ?? '', query?.get('end') ?? '']
  return HttpResponse.json(days.filter(({ date }) => start <= date && date <= end))
}
const slotsOf = (date: string, ...starts: string[]) => ({
  date,
  calendarSlots: starts.map((start) => ({ startTime: `${date}T${start}:00`, endTime: `${date}T18:00:00` })),
  exactTimesAvailable: true,
})
/** Replaces the free times of the morning shift. */
const offer = (...days: readonly Offered[]) => shop.answer('freeTimesMorning', ofMonth(days))

const day = (name: RegExp) => screen.findByRole('button', { name })
const slot = (start: string) => screen.findByRole('button', { name: `Valitse aika klo ${start}` })
const slots = () => screen.queryAllByRole('button', { name: /^Valitse aika klo/ })
const next = () => primary('Jatka')

describe('reserving a time', () => {
  it('TM-04 selects the first free day and shows its times as buttons (TM-08)', async () => {
    offer(slotsOf('2026-11-25', '08:30', '12:00'), slotsOf('2026-11-26', '09:05'))
    await openStep(shop, 'TIME')
    expect(await day(/^keskiviikko 25.11., /)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('group', { name: 'Vapaat ajat, keskiviikko 25.11.2026' })).toBeVisible()
    expect(slots().map((button) => button.textContent)).toEqual(['8.30', '12.00'])
  })

  it('TM-02 TM-04 skips the notice period and weekends, even if the server offers them', async () => {
    offer(slotsOf('2026-11-23', '15:00'), slotsOf('2026-11-28', '10:00'), slotsOf('2026-11-30', '10:00'))
    const { user } = await openStep(shop, 'TIME')
    expect(await day(/^maanantai 30.11., 1 vapaa aika/)).toHaveAttribute('aria-pressed', 'true')
    await user.click(await day(/^lauantai 28.11., suljettu/))
    await user.click(await day(/^Tänään, maanantai 23.11., ei vapaita/))
    expect(await day(/^maanantai 30.11., 1 vapaa aika/)).toHaveAttribute('aria-pressed', 'true')
  })

  it('TM-03 TM-06 requests the morning shift first, month by month from today', async () => {
    await openStep(shop, 'TIME')
    await screen.findByRole('group', { name: /^Vapaat ajat/ })
    const [first, second] = shop.sent('freeTimesMorning').map(({ query }) => [query.get('start'), query.get('end')])
    expect(first).toEqual(['2026-11-23', '2026-11-30'])
    expect(second).toEqual(['2026-12-01', '2026-12-31'])
    expect(screen.getByRole('radio', { name: /^Aamulla/ })).toBeChecked()
    expect(shop.count('freeTimesEvening') + shop.count('freeTimes')).toBe(0)
  })

  it('TM-03 TM-06 shows no shifts for a tire change, and requests exact times and whole days', async () => {
    await openStep(shop, 'TIME', { process: 'TIRE_CHANGE', products: [2001] })
    await screen.findByRole('group', { name: /^Vapaat ajat/ })
    expect(screen.queryByRole('radio', { name: /klo|^Aamulla|^Iltap/ })).not.toBeInTheDocument()
    expect(shop.lastQuery('freeTimes')?.getAll('resourceTimeSelectionTypes')).toEqual(['EXACT_TIME', 'DAY_ONLY'])
    expect(shop.count('freeTimesMorning') + shop.count('freeTimesEvening')).toBe(0)
  })

  it('TM-06 TM-07 shows the hours of both shifts and loads the times of the selected one', async () => {
    const { user } = await openStep(shop, 'TIME')
    expect(await screen.findByRole('radio', { name: /klo 7.00–13.00/ })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: /klo 13.00–21.00/ }))
    await waitFor(() => expect(shop.count('freeTimesEvening')).toBeGreaterThan(0))
    await waitFor(() => expect(slots().length).toBeGreaterThan(0))
    for (const { textContent } of slots()) expect(Number.parseInt(textContent ?? '', 10)).toBeGreaterThanOrEqual(13)
    await user.click(slots()[0] ?? document.body)
    await user.click(next())
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    expect(shop.lastQuery('reserveTime')?.get('workshiftPosition')).toBe('EVENING')
  })

  it('TM-08 clears the selected time when the day changes', async () => {
    offer(slotsOf('2026-11-25', '08:30'), slotsOf('2026-11-26', '08:30'))
    const { user } = await openStep(shop, 'TIME')
    await user.click(await slot('8.30'))
    expect(await slot('8.30')).toHaveAttribute('aria-pressed', 'true')
    await user.click(await day(/^torstai 26.11., 1 vapaa aika/))
    expect(await slot('8.30')).toHaveAttribute('aria-pressed', 'false')
    expect(next()).toBeDisabled()
    // Nor is it chosen again on the way back.
    await user.click(await day(/^keskiviikko 25.11., 1 vapaa aika/))
    expect(await slot('8.30')).toHaveAttribute('aria-pressed', 'false')
    expect(next()).toBeDisabled()
  })

  it('TM-11 enables Continue only when a day with exact times has a selected time', async () => {
    offer(slotsOf('2026-11-25', '08:30'))
    const { user } = await openStep(shop, 'TIME')
    await slot('8.30')
    expect(next()).toBeDisabled()
    expect(screen.getAllByText('Valitse vielä kellonaika.').length).toBeGreaterThan(0)
    await user.click(await slot('8.30'))
    expect(next()).toBeEnabled()
  })

  it('TM-11 RC-14 reserves a day reservation as a whole day, with the hours in which one may come', async () => {
    offer({ date: '2026-11-27', onlyDayTimesAvailable: true })
    const { user } = await openStep(shop, 'TIME', { organizationId: 7 })
    expect(await screen.findByText(whole(/^Tälle päivälle ei valita kellonaikaa/, 'p'))).toBeVisible()
    expect(screen.getAllByText('Päivävaraus').length).toBeGreaterThan(0)
    // A delivery option is asked for once.
    await user.click(next())
    await screen.findByText(/^Valitse vielä, miten tuot/)
    await user.click(next())
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    const query = shop.lastQuery('reserveTime')
    expect(query?.get('reservation')).toBe('2026-11-27T00:00:00|2026-11-27T23:59:59')
    expect(query?.get('timeSelectionType')).toBe('DAY_ONLY')
    const card = await findPart('Aika')
    expect(card).toHaveTextContent('perjantai 27.11.2026')
    // The hours of the morning in which one may come, but no start time.
    expect(card).toHaveTextContent('tuo auto klo 7.30–12.00')
  })

  it('TM-11 TM-08 requires a time if a day offers both exact times and a day reservation', async () => {
    offer({ ...slotsOf('2026-11-25', '08:30'), onlyDayTimesAvailable: true })
    await openStep(shop, 'TIME')
    await slot('8.30')
    expect(next()).toBeDisabled()
  })

  it('TM-13 TM-14 reserves the selected time, shows it in the summary, and can be reopened', async () => {
    const { user } = await openStep(shop, 'TIME')
    const first = (await screen.findAllByRole('button', { name: /^Valitse aika klo/ }))[0]
    await user.click(first ?? document.body)
    await user.click(next())
    await screen.findByRole('heading', { name: 'Omat tiedot' })
    const [start = '', end = ''] = (shop.lastQuery('reserveTime')?.get('reservation') ?? '').split('|')
    expect(shop.lastQuery('reserveTime')?.get('timeSelectionType')).toBe('USE_ORGANIZATION_SETTING')
    expect(shop.lastQuery('reserveTime')?.get('workshiftPosition')).toBe('MORNING')
    const hour = (at: string) => `${Number(at.slice(11, 13))}.${at.slice(14, 16)}`
    const card = await findPart('Aika')
    expect(card).toHaveTextContent(`${Number(start.slice(8, 10))}.${Number(start.slice(5, 7))}.2026`)
    expect(card).toHaveTextContent(/(maanan|tiis|keskiviik|tors|perjan)(tai|ko)/)
    expect(card).toHaveTextContent(`klo ${hour(start)}–${hour(end)}`)
    expect(start.slice(0, 10)).toBe(end.slice(0, 10))
    await user.click(within(card).getByRole('button', { name: 'Vaihda aika' }))
    expect(await screen.findByRole('heading', { name: 'Varaa aika' })).toBeVisible()
  })

  it('TM-13 reports a time that was taken meanwhile, and reloads the free times', async () => {
    offer(slotsOf('2026-11-25', '08:30', '09:30'))
    shop.answer('reserveTime', () => HttpResponse.json({ responseCode: 'NOT_AVAILABLE' }))
    const { user } = await openStep(shop, 'TIME')
    await user.click(await slot('8.30'))
    offer(slotsOf('2026-11-25', '09:30'))
    await user.click(next())
    expect(await notification('Virhe: Ajan varaaminen epäonnistui')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Ajan varaaminen epäonnistui')
    await waitFor(() => expect(slots().map(({ textContent }) => textContent)).toEqual(['9.30']))
    expect(await day(/^keskiviikko 25.11., /)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByText('Palvelussa tapahtui odottamaton häiriö.')).not.toBeInTheDocument()
    shop.restore('reserveTime')
    shop.restore('freeTimesMorning')
  })

  it('SA-04 OP-06 says that the network has too many times and when it may have one more, keeps the selection, and reserves it later', async () => {
    const headers = { 'Retry-After': '540' }
    const refuse = () => HttpResponse.json({ code: 'TOO_MANY_HOLDS', message: 'too many' }, { status: 429, headers })
    shop.answer('reserveTime', refuse)
    const { user } = await openStep(shop, 'TIME')
    const [first] = await screen.findAllByRole('button', { name: /^Valitse aika klo/ })
    const name = first?.getAttribute('aria-label') ?? first?.textContent ?? ''
    await user.click(first ?? document.body)
    await user.click(next())
    const failure = await screen.findByRole('alert')
    expect(failure).toHaveTextContent(
      /^Aikaa ei voi varata juuri nyt\..*tähän toimipisteeseen\. Voit varata ajan 9 minuutin kuluttua\. Soita, niin autamme: 09 555 0101$/,
    )
    expect(screen.queryByText(/^Olet yrittänyt liian monta kertaa/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: new RegExp(name), pressed: true })).toBeVisible()
    shop.restore('reserveTime')
    await user.click(next())
    expect(await screen.findByRole('heading', { name: 'Omat tiedot' })).toBeVisible()
  })
})
