import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Calendar, type CalendarLabels, type CalendarProps } from './calendar'

const FREE = new Set(['2026-09-15', '2026-09-17', '2026-10-02', '2026-11-03'])

const labels: CalendarLabels = {
  calendar: 'Days',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((short) => ({ short, long: `${short}day` })),
  week: { short: 'wk', long: 'week' },
  monthTitle: (month) => `month ${month.slice(0, 7)}`,
  monthsChanged: (first, last) => `shown: ${first.slice(0, 7)} to ${last.slice(0, 7)}`,
}

interface ExampleProps extends Partial<CalendarProps> {
  readonly lastMonth?: string
}

function Example({ lastMonth = '2030-01-01', ...given }: ExampleProps) {
  const [month, setMonth] = useState(given.month ?? '2026-09-01')
  return (
    <Calendar
      months={2}
      selected={null}
      today="2026-09-08"
      dayState={(date) => (FREE.has(date) ? 'free' : 'unavailable')}
      dayLabel={(date) => date}
      labels={labels}
      canGoPrevious={month > '2026-09-01'}
      canGoNext
      onSelect={() => {}}
      onMonthChange={(wish) => setMonth(wish > lastMonth ? lastMonth : wish)}
      {...given}
      month={month}
    />
  )
}

const day = (date: string): HTMLElement => screen.getByRole('button', { name: date })
const focusedDate = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['date'] : undefined
const monthsShown = (): (string | null)[] => screen.getAllByRole('caption').map((caption) => caption.textContent)
const tabStops = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-date][tabindex="0"]')].map((button) => button.dataset['date'])

/** Tabs past the two month buttons. */
async function enter(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.tab()
  await user.tab()
  await user.tab()
}

test('the days are one tab stop: the first free day, or the selected one', () => {
  const { rerender } = render(<Example />)
  expect(tabStops()).toEqual(['2026-09-15'])
  rerender(<Example selected="2026-10-02" />)
  expect(tabStops()).toEqual(['2026-10-02'])
})

test('without a free day the tab stop is today', () => {
  render(<Example dayState={() => 'unavailable'} />)
  expect(tabStops()).toEqual(['2026-09-08'])
})

test('arrows move by days and weeks, over taken days and into the next month', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await enter(user)
  expect(focusedDate()).toBe('2026-09-15')
  await user.keyboard('{ArrowRight}')
  expect(focusedDate()).toBe('2026-09-16')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(focusedDate()).toBe('2026-10-07')
  expect(tabStops()).toEqual(['2026-10-07'])
})

test('a key that leaves the months shown turns the page and keeps the focus on its day', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await enter(user)
  await user.keyboard('{PageDown}{PageDown}')
  expect(monthsShown()).toEqual(['month 2026-10', 'month 2026-11'])
  expect(focusedDate()).toBe('2026-11-15')
  await user.keyboard('{Shift>}{PageDown}{/Shift}')
  expect(focusedDate()).toBe('2027-11-15')
})

test('where the caller allows less than a year, the focus takes the nearest day there is', async () => {
  const user = userEvent.setup()
  render(<Example lastMonth="2026-12-01" />)
  await enter(user)
  await user.keyboard('{Shift>}{PageDown}{/Shift}')
  expect(monthsShown()).toEqual(['month 2026-12', 'month 2027-01'])
  expect(focusedDate()).toBe('2027-01-31')
})

test('Enter and Space choose a free day and nothing else', async () => {
  const user = userEvent.setup()
  const onSelect = vi.fn<(date: string) => void>()
  render(<Example onSelect={onSelect} />)
  await enter(user)
  await user.keyboard('{Enter}{ArrowRight}{Enter} {ArrowRight} ')
  expect(onSelect.mock.calls).toEqual([['2026-09-15'], ['2026-09-17']])
})

test('a taken day can be reached but is said to be disabled', () => {
  render(<Example />)
  expect(day('2026-09-16').getAttribute('aria-disabled')).toBe('true')
  expect(day('2026-09-16')).toHaveProperty('disabled', false)
  expect(day('2026-09-15').getAttribute('aria-disabled')).toBeNull()
})

test('nothing can be chosen while free days are being fetched', async () => {
  const user = userEvent.setup()
  const onSelect = vi.fn<(date: string) => void>()
  render(<Example busy onSelect={onSelect} />)
  await user.click(day('2026-09-15'))
  expect(onSelect).not.toHaveBeenCalled()
})

test('a month button keeps its focus when there is nowhere further to go', async () => {
  const user = userEvent.setup()
  render(<Example month="2026-10-01" />)
  const previous = screen.getByRole('button', { name: 'Previous month' })
  await user.click(previous)
  await user.click(previous)
  expect(monthsShown()).toEqual(['month 2026-09', 'month 2026-10'])
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(previous)
})

test('each month is a grid named by its title, with the selected day and today marked', () => {
  render(<Example selected="2026-09-17" />)
  const grid = screen.getByRole('grid', { name: 'month 2026-09' })
  expect(within(grid).getByRole('gridcell', { selected: true }).textContent).toBe('17')
  expect(day('2026-09-17').getAttribute('aria-pressed')).toBe('true')
  expect(day('2026-09-08').getAttribute('aria-current')).toBe('date')
  expect(within(grid).queryByRole('button', { name: '2026-08-31' })).toBeNull()
})
