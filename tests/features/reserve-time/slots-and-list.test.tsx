import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { CalendarStore } from '#entities/calendar'
import { configPort, readConfig } from '#shared/config/config'
import type { FreeDay } from '#shared/api/nouns/free-days'
import { at, timeFromMinutes } from '#shared/date/wall-clock'
import { createStores, provide } from '#shared/store/define-store'
import { StoresContext } from '#shared/store/use-store'
import { FreeDays } from '../../../features/reserve-time/ui/list/list-switch'
import { Announcer } from '#shared/ui/feedback/announce'
import { announced } from '../../harness/screens/render-app'
import { whole } from '../../harness/screens/whole'

/** Free days of the fake server. A test may change them while the page is open. */
let offered: FreeDay[] = []
/** Promise that delays the responses. */
let gate: Promise<void> = Promise.resolve()
let asked: string[] = []
let isDown = false

/** Returns a day with `count` times, 20 minutes apart from 7.00; with 0 times, a day reservation. */
const dayOf = (date: string, count: number): FreeDay => ({
  date,
  calendarSlots: Array.from({ length: count }, (_, index) => ({
    startTime: at(date, timeFromMinutes(420 + 20 * index)),
    endTime: at(date, timeFromMinutes(480 + 20 * index)),
  })),
  exactTimesAvailable: count > 0,
  onlyDayTimesAvailable: count === 0,
})

/** Returns the given dates of a month as free days. */
const working = (month: string, dates: readonly number[], count = 2): FreeDay[] =>
  dates.map((date) => dayOf(`${month}-${String(date).padStart(2, '0')}`, count))

/** The two views with buttons in place of the step's switch. */
const Views = observer(function Views({ calendar }: { readonly calendar: CalendarStore }) {
  const [isList, setList] = useState(false)
  const showCalendar = (): void => {
    setList(false)
    calendar.showChosenMonth()
  }
  return (
    <>
      <button onClick={showCalendar}>Kalenteri</button>
      <button onClick={() => setList(true)}>Luettelo</button>
      <FreeDays calendar={calendar} months={1} isList={isList} hasTimesAside={false} />
    </>
  )
})

async function open() {
  const calendar = new CalendarStore(
    async ({ start, end }, signal) => {
      asked.push(start)
      await gate
      if (isDown) throw new Error('no')
      signal.throwIfAborted()
      return offered.filter(({ date }) => start <= date && date <= end)
    },
    { today: '2026-11-23', carenceDays: 0 },
  )
  const stores = createStores(provide(configPort, readConfig('{}', '')))
  render(
    <StoresContext value={stores}>
      <Views calendar={calendar} />
      <Announcer />
    </StoresContext>,
  )
  const user = userEvent.setup()
  return { calendar, user }
}

const slot = (start: string, day = screen.getAllByRole('group', { name: /^Vapaat ajat/ })[0]) =>
  within(day ?? document.body).getByRole('button', { name: `Valitse aika klo ${start}` })
const times = (day: string) => screen.getByRole('group', { name: `Vapaat ajat, ${day}` })
const days = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const say = announced

beforeEach(() => {
  offered = []
  asked = []
  gate = Promise.resolve()
  isDown = false
})

describe('the times of a day', () => {
  it('TM-08 are one row for up to 18 times, and grouped by hour from 19', async () => {
    offered = [dayOf('2026-11-24', 18), dayOf('2026-11-25', 19)]
    const { calendar, user } = await open()
    await act(() => calendar.load())
    expect(within(times('tiistai 24.11.2026')).queryAllByRole('group')).toEqual([])
    await waitFor(() => expect(say()).toContain('Päivälle tiistai 24.11.2026 löytyi 18 vapaata aikaa.'))
    await user.click(screen.getByRole('button', { name: /^keskiviikko 25.11./ }))
    const hours = within(times('keskiviikko 25.11.2026')).getAllByRole('group')
    expect(hours.map((hour) => within(hour).getAllByRole('button').length)).toEqual([3, 3, 3, 3, 3, 3, 1])
    expect(within(hours[1] ?? document.body).getByRole('button', { name: 'Valitse aika klo 8.20' })).toBeVisible()
    expect(screen.getByRole('group', { name: 'klo 13' })).toBe(hours[6])
    expect(screen.getByText('19 vapaata aikaa')).toBeVisible()
  })

  it('TM-07 TM-08 stay visible but disabled during a reload, and report a taken selection', async () => {
    offered = [dayOf('2026-11-24', 3)]
    const { calendar, user } = await open()
    await act(() => calendar.load())
    await user.click(slot('7.20'))
    expect(slot('7.20')).toHaveAttribute('aria-pressed', 'true')
    expect(slot('7.00')).toHaveAttribute('aria-pressed', 'false')

    let answer = (): void => {}
    gate = new Promise((resolve) => (answer = resolve))
    const loading = calendar.load()
    await waitFor(() => expect(times('tiistai 24.11.2026')).toHaveAttribute('aria-busy', 'true'))
    await user.click(slot('7.00'))
    expect(slot('7.00')).toHaveAttribute('aria-disabled', 'true')
    expect(slot('7.00')).toHaveAttribute('aria-pressed', 'false')
    answer()
    await act(() => loading)
    expect(times('tiistai 24.11.2026')).not.toHaveAttribute('aria-busy')
    await waitFor(() => expect(say()).toContain('Päivälle tiistai 24.11.2026 löytyi 3 vapaata aikaa.'))

    await user.click(slot('7.20'))
    offered = [dayOf('2026-11-24', 1)]
    await user.click(screen.getByRole('button', { name: 'Seuraava kuukausi' }))
    await user.click(screen.getByRole('button', { name: 'Edellinen kuukausi' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Valitsemasi aika ehdittiin varata. Valitse toinen aika.',
    )
    await user.click(slot('7.00'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the list of free days', () => {
  it('TM-03 TM-08 shares the selection with the calendar, and includes day reservations', async () => {
    offered = [...working('2026-11', [24, 25]), dayOf('2026-11-26', 0)]
    const { calendar, user } = await open()
    await act(() => calendar.load())
    await user.click(slot('7.20'))
    await user.click(screen.getByRole('button', { name: 'Luettelo' }))
    const list = await screen.findByRole('list', { name: 'Vapaat päivät' })
    expect(days()).toEqual(['tiistai 24.11.2026', 'keskiviikko 25.11.2026', 'torstai 26.11.2026'])
    expect(within(list).getAllByRole('listitem')[2]).toHaveTextContent('Päivävaraus')
    expect(slot('7.20', times('tiistai 24.11.2026'))).toHaveAttribute('aria-pressed', 'true')

    await user.click(slot('7.00', times('keskiviikko 25.11.2026')))
    expect([calendar.day, calendar.slot?.start]).toEqual(['2026-11-25', '2026-11-25T07:00:00'])
    expect(slot('7.20', times('tiistai 24.11.2026'))).toHaveAttribute('aria-pressed', 'false')
    const whole = screen.getByRole('button', { name: 'Valitse päivä torstai 26.11.2026' })
    await user.click(whole)
    expect(whole).toHaveAttribute('aria-pressed', 'true')
    expect([calendar.day, calendar.missing]).toEqual(['2026-11-26', null])

    await user.click(screen.getByRole('button', { name: 'Kalenteri' }))
    expect(screen.getByRole('button', { name: 'torstai 26.11., päivävaraus', pressed: true })).toBeVisible()
  })

  it('TM-03 shows ten days, and on request ten more with the focus on the first new day', async () => {
    offered = [...working('2026-11', [24, 25, 26, 27, 30]), ...working('2026-12', [1, 2, 3, 4, 7, 8, 9, 10])]
    const { calendar, user } = await open()
    await act(() => calendar.load())
    await user.click(screen.getByRole('button', { name: 'Luettelo' }))
    await screen.findByRole('list', { name: 'Vapaat päivät' })
    await waitFor(() => expect(days()).toHaveLength(10))
    await user.click(screen.getByRole('button', { name: 'Näytä lisää päiviä' }))
    expect(days()).toHaveLength(13)
    expect(screen.getByRole('heading', { name: 'tiistai 8.12.2026' })).toHaveFocus()
  })

  it('TM-03 loads past empty months, and reports the end of the list', async () => {
    offered = [...working('2026-11', [24]), ...working('2027-04', [1])]
    const { calendar, user } = await open()
    await act(() => calendar.load())
    await user.click(screen.getByRole('button', { name: 'Luettelo' }))
    await screen.findByRole('list', { name: 'Vapaat päivät' })
    expect(asked.at(-1)).toBe('2026-12-01')
    await user.click(screen.getByRole('button', { name: 'Näytä lisää päiviä' }))
    expect(await screen.findByRole('heading', { name: 'torstai 1.4.2027' })).toHaveFocus()
    await user.click(slot('7.00', times('torstai 1.4.2027')))
    await user.click(screen.getByRole('button', { name: 'Näytä lisää päiviä' }))
    expect(await screen.findByText(whole('Muita vapaita päiviä ei ole.', 'p'))).toHaveFocus()
    expect(asked.at(-1)).toBe('2027-11-01')
    await user.click(screen.getByRole('button', { name: 'Kalenteri' }))
    expect(await screen.findByRole('grid', { name: 'huhtikuu 2027' })).toBeVisible()
  })

  it('TM-03 reports a month that failed to load, and continues on retry', async () => {
    offered = [...working('2026-11', [24]), ...working('2027-02', [1])]
    const { calendar, user } = await open()
    await act(() => calendar.load())
    await user.click(screen.getByRole('button', { name: 'Luettelo' }))
    await screen.findByRole('list', { name: 'Vapaat päivät' })
    isDown = true
    await user.click(screen.getByRole('button', { name: 'Näytä lisää päiviä' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Vapaiden aikojen haku epäonnistui.')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Yritä uudelleen' }))
    expect(await screen.findByRole('heading', { name: 'maanantai 1.2.2027' })).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
