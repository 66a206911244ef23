import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openStep } from '../../harness/screens/render-app'
import { resizeTo } from '../../harness/screens/screen-setup'
import { openShop } from '../../harness/screens/shop'

const shop = openShop()

/** Offers one time on a single day, if the requested period includes the day. */
const offerOnly = (date: string) =>
  shop.answer('freeTimesMorning', () => {
    const query = shop.lastQuery('freeTimesMorning')
    const isAsked = (query?.get('start') ?? '') <= date && date <= (query?.get('end') ?? '')
    const slot = { startTime: `${date}T08:00:00`, endTime: `${date}T09:30:00` }
    return HttpResponse.json(isAsked ? [{ date, calendarSlots: [slot], exactTimesAvailable: true }] : [])
  })
const periods = () => {
  const asked = shop.sent('freeTimesMorning').map(({ query }) => `${query.get('start')} ${query.get('end')}`)
  // Removes duplicates, because StrictMode mounts twice and so repeats the first requests.
  return [...new Set(asked)]
}
const NOVEMBER = '2026-11-23 2026-11-30'
const DECEMBER = '2026-12-01 2026-12-31'
const JANUARY = '2027-01-01 2027-01-31'
const FEBRUARY = '2027-02-01 2027-02-28'
/** Returns a function that lists the months that a calendar has shown since. */
function watchCaptions(): () => string[] {
  const seen = new Set<string>()
  const note = () => document.querySelectorAll('caption').forEach(({ textContent }) => seen.add(textContent))
  const observer = new MutationObserver(note)
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return () => [...seen].toSorted()
}
const months = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-labelledby'))
const shown = (name: string) => screen.findByRole('grid', { name })

describe('searching for free days', () => {
  it('TM-04 searches beyond the visible months and shows the first month with a free day', async () => {
    offerOnly('2027-02-10')
    await openStep(shop, 'TIME')
    expect(await screen.findByRole('button', { name: /^keskiviikko 10.2., /, pressed: true })).toBeVisible()
    expect(periods().slice(0, 4)).toEqual([NOVEMBER, DECEMBER, JANUARY, FEBRUARY])
  })

  it('TM-04 shows no day that it has not requested', async () => {
    offerOnly('2027-01-29')
    await openStep(shop, 'TIME')
    await screen.findByRole('button', { name: /^perjantai 29.1., /, pressed: true })
    const asked = periods()
    const first = asked.map((period) => period.slice(0, 10)).toSorted()[0] ?? ''
    const last =
      asked
        .map((period) => period.slice(11))
        .toSorted()
        .at(-1) ?? ''
    const days = [...document.querySelectorAll<HTMLElement>('[data-date]')].map(({ dataset }) => dataset['date'] ?? '')
    expect(days.filter((day) => day >= '2026-11-23' && (day < first || day > last))).toEqual([])
  })

  it('TM-03 asks for the next month at once in the last days of a month, and appears with it', async () => {
    vi.setSystemTime(new Date('2026-11-27T08:00:00+02:00'))
    const slot = { startTime: '2026-12-01T08:00:00', endTime: '2026-12-01T09:30:00' }
    const days = [{ date: '2026-12-01', calendarSlots: [slot], exactTimesAvailable: true }]
    let release = (): void => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    shop.answer('freeTimesMorning', async () => {
      const start = shop.lastQuery('freeTimesMorning')?.get('start')
      await released
      return HttpResponse.json(start === '2026-12-01' ? days : [])
    })
    resizeTo(390)
    const captions = watchCaptions()
    await openStep(shop, 'TIME')
    await waitFor(() => expect(periods()).toEqual(['2026-11-27 2026-11-30', DECEMBER]))
    release()
    expect(await screen.findByRole('button', { name: /^tiistai 1.12., /, pressed: true })).toBeVisible()
    expect(captions()).toEqual(['joulukuu 2026'])
  })

  it('TM-04 reports that there are no free times after three more empty months', async () => {
    offerOnly('2030-01-01')
    await openStep(shop, 'TIME')
    expect(await screen.findByText('Vapaita aikoja ei löytynyt')).toBeVisible()
    expect(periods()).toEqual([NOVEMBER, DECEMBER, JANUARY, FEBRUARY, '2027-03-01 2027-03-31'])
  })

  it('TM-01 shows two months on wide screens and one below 768 px', async () => {
    await openStep(shop, 'TIME')
    await shown('marraskuu 2026')
    expect(months()).toHaveLength(2)
    resizeTo(767)
    await waitFor(() => expect(months()).toHaveLength(1))
    resizeTo(768)
    await waitFor(() => expect(months()).toHaveLength(2))
  })

  it('TM-03 prefetches the month after the visible ones, and again after paging', async () => {
    const { user } = await openStep(shop, 'TIME')
    await screen.findByRole('group', { name: /^Vapaat ajat/ })
    await waitFor(() => expect(periods().at(-1)).toBe(JANUARY))
    await user.click(screen.getByRole('button', { name: 'Seuraava kuukausi' }))
    expect(await shown('tammikuu 2027')).not.toHaveAttribute('aria-busy')
    await waitFor(() => expect(periods().at(-1)).toBe(FEBRUARY))
  })

  it('TM-03 shows a failure to load the free times, and reloads them on retry', async () => {
    shop.fail('freeTimesMorning', 500)
    const { user } = await openStep(shop, 'TIME')
    expect(await screen.findByText('Vapaiden aikojen haku epäonnistui. Yritä hetken kuluttua uudelleen.')).toBeVisible()
    shop.restore('freeTimesMorning')
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await shown('marraskuu 2026')).toBeVisible()
  })

  it('TM-02 shows the calendar even if the workplace settings fail', async () => {
    shop.fail('organizationBookingSettings', 500)
    await openStep(shop, 'TIME')
    expect(await shown('marraskuu 2026')).toBeVisible()
    expect(await screen.findByRole('radio', { name: /^Aamulla/ })).toBeChecked()
  })
})
