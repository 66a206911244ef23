import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Calendar, type CalendarLabels, type CalendarProps } from './calendar'

const FREE = new Set(['2026-09-15', '2026-09-17', '2026-10-02', '2026-11-03'])

const labels: CalendarLabels = {
  calendar: 'Days',
  keys: 'Use the arrows.',
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
      onMonthChange={(requested) => setMonth(requested > lastMonth ? lastMonth : requested)}
      {...given}
      month={month}
    />
  )
}

const day = (date: string): HTMLElement => screen.getByRole('button', { name: date })
const focusedDate = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['date'] : undefined
const monthsShown = (): (string | null)[] => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))
const tabStops = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-date][tabindex="0"]')].map((button) => button.dataset['date'])

/** Tabs past the two month buttons to the days. */
async function enter(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.tab()
  await user.tab()
  await user.tab()
}

test('EV-10 says the keys with the day that the focus comes to, until an arrow key has been pressed', async () => {
  const user = userEvent.setup()
  render(<Example />)
  for (let tabs = 0; tabs < 3; tabs++) await user.tab()
  expect(document.activeElement).toHaveAccessibleDescription('Use the arrows.')
  await user.keyboard('{ArrowRight}')
  expect(focusedDate()).toBe('2026-09-16')
  expect(document.activeElement).not.toHaveAccessibleDescription()
})

test('TM-16 has one tab stop: the first free day, or the selected one', () => {
  const { rerender } = render(<Example />)
  expect(tabStops()).toEqual(['2026-09-15'])
  rerender(<Example selected="2026-10-02" />)
  expect(tabStops()).toEqual(['2026-10-02'])
})

test('TM-16 uses today as the tab stop if no day is free', () => {
  render(<Example dayState={() => 'unavailable'} />)
  expect(tabStops()).toEqual(['2026-09-08'])
})

test('TM-16 moves by days and weeks with arrows, across unavailable days and months', async () => {
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

test('TM-16 turns the page when a key leaves the shown months, and keeps the focus on the day', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await enter(user)
  await user.keyboard('{PageDown}{PageDown}')
  expect(monthsShown()).toEqual(['month 2026-10', 'month 2026-11'])
  expect(focusedDate()).toBe('2026-11-15')
  await user.keyboard('{Shift>}{PageDown}{/Shift}')
  expect(focusedDate()).toBe('2027-11-15')
})

test('focuses the nearest available day if the caller allows less than a year', async () => {
  const user = userEvent.setup()
  render(<Example lastMonth="2026-12-01" />)
  await enter(user)
  await user.keyboard('{Shift>}{PageDown}{/Shift}')
  expect(monthsShown()).toEqual(['month 2026-12', 'month 2027-01'])
  expect(focusedDate()).toBe('2027-01-31')
})

test('TM-16 chooses only free days by Enter and Space', async () => {
  const user = userEvent.setup()
  const onSelect = vi.fn<(date: string) => void>()
  render(<Example onSelect={onSelect} />)
  await enter(user)
  await user.keyboard('{Enter}{ArrowRight}{Enter} {ArrowRight} ')
  expect(onSelect.mock.calls).toEqual([['2026-09-15'], ['2026-09-17']])
})

test('TM-16 keeps an unavailable day focusable and marks it as disabled', () => {
  render(<Example />)
  expect(day('2026-09-16').getAttribute('aria-disabled')).toBe('true')
  expect(day('2026-09-16')).toHaveProperty('disabled', false)
  expect(day('2026-09-15').getAttribute('aria-disabled')).toBeNull()
})

test('allows no choice while the shown days are being replaced', async () => {
  const user = userEvent.setup()
  const onSelect = vi.fn<(date: string) => void>()
  render(<Example busy onSelect={onSelect} />)
  await user.click(day('2026-09-15'))
  expect(onSelect).not.toHaveBeenCalled()
})

test('marks a month with unknown days as busy, while the other month stays usable', async () => {
  const user = userEvent.setup()
  const onSelect = vi.fn<(date: string) => void>()
  render(<Example dayState={(date) => (date < '2026-10-01' ? 'free' : 'unknown')} onSelect={onSelect} />)
  expect(screen.getByRole('grid', { name: 'month 2026-09' })).not.toHaveAttribute('aria-busy')
  expect(screen.getByRole('grid', { name: 'month 2026-10' })).toHaveAttribute('aria-busy', 'true')
  await user.click(day('2026-10-05'))
  await user.click(day('2026-09-15'))
  expect(onSelect.mock.calls).toEqual([['2026-09-15']])
})

test('TM-16 announces another month once, but neither the first one nor a change of the month count', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Example />)
  const region = screen.getByRole('status')
  const said: (string | null)[] = []
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  expect(region).toBeEmptyDOMElement()
  rerender(<Example months={1} />)
  rerender(<Example selected="2026-09-17" months={2} />)
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await user.click(day('2026-10-02'))
  await user.keyboard('{PageDown}{PageUp}')
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(said).toEqual(['shown: 2026-10 to 2026-11', 'shown: 2026-09 to 2026-10'])
})

test('rerenders only the two affected days when a day is chosen', async () => {
  const drawn: string[] = []
  const label = (date: string): string => date
  const { rerender } = render(<Example selected="2026-09-15" dayLabel={label} />)
  const days = [...document.querySelectorAll<HTMLElement>('[data-date]')]
  const changes = new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof HTMLElement) drawn.push(target.closest('td')?.textContent ?? target.tagName)
  })
  changes.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true })
  rerender(<Example selected="2026-09-17" dayLabel={label} />)
  await Promise.resolve()
  changes.disconnect()
  expect(new Set(drawn)).toEqual(new Set(['15', '17']))
  expect([...document.querySelectorAll('[data-date]')]).toEqual(days)
})

test('keeps the DOM of a month that stays visible while paging', async () => {
  const user = userEvent.setup()
  render(<Example />)
  const stays = day('2026-10-15')
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(day('2026-10-15')).toBe(stays)
})

test('keeps the focus on a month button at the end of the range', async () => {
  const user = userEvent.setup()
  render(<Example month="2026-10-01" />)
  const previous = screen.getByRole('button', { name: 'Previous month' })
  await user.click(previous)
  await user.click(previous)
  expect(monthsShown()).toEqual(['month 2026-09', 'month 2026-10'])
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(previous)
})

test("TM-16 names each month's grid by its title and marks the selected day and today", () => {
  render(<Example selected="2026-09-17" />)
  const grid = screen.getByRole('grid', { name: 'month 2026-09' })
  expect(within(grid).getByRole('button', { pressed: true }).textContent).toBe('17')
  expect(day('2026-09-17').getAttribute('aria-pressed')).toBe('true')
  expect(day('2026-09-08').getAttribute('aria-current')).toBe('date')
  const [head, ...weeks] = within(grid).getAllByRole('row')
  const headings = within(head ?? grid).getAllByRole('columnheader')
  expect(headings.map((heading) => heading.getAttribute('abbr')).join(' ')).toBe(
    'Monday Tueday Wedday Thuday Friday Satday Sunday',
  )
  expect(weeks.map((week) => within(week).getAllByRole('gridcell').length)).toEqual([7, 7, 7, 7, 7])
  expect(within(grid).getAllByRole('button')).toHaveLength(30)
  expect(within(grid).queryByRole('button', { name: '2026-08-31' })).toBeNull()
})

test('TM-16 shows week numbers and marks the language of a foreign calendar', () => {
  render(<Example weekNumbers labels={{ ...labels, lang: 'sv' }} />)
  const grid = screen.getByRole('grid', { name: 'month 2026-09' })
  expect(within(grid).getByRole('columnheader', { name: 'wk' })).toHaveAttribute('abbr', 'week')
  expect(
    within(grid)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['36', '37', '38', '39', '40'])
  expect(screen.getByRole('group', { name: 'Days' })).toHaveAttribute('lang', 'sv')
})
