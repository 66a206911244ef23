import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { weekday } from '#shared/date/wall-clock'
import { DateField, type DateFieldLabels, type DateFieldProps } from './date-field'
import { Field } from '../form/field'

const labels: DateFieldLabels = {
  calendar: 'Choose a day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((short) => ({ short, long: `${short}day` })),
  week: { short: 'wk', long: 'week' },
  monthTitle: (month) => `month ${month.slice(0, 7)}`,
  pick: (chosen) => (chosen === null ? 'Pick' : `Pick, ${chosen}`),
  day: (date, chosen) => (date === chosen ? `${date}, chosen` : date),
  monthsChanged: (month) => `shown: ${month.slice(0, 7)}`,
  keys: 'Use the arrows.',
}

function Example({ initial = '', ...given }: Partial<DateFieldProps> & { readonly initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <Field label="Day" error={value === 'x' && 'No such day.'}>
        <DateField
          today="2026-11-23"
          labels={labels}
          {...given}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </Field>
      <button type="button">After</button>
    </>
  )
}

const input = () => screen.getByRole('textbox', { name: 'Day' })
const pick = () => screen.getByRole('button', { name: /^Pick/ })
const dialog = () => screen.findByRole('dialog', { name: 'Choose a day' })
const day = (name: string) => screen.getByRole('button', { name })
const isClosed = (): void => expect(screen.queryByRole('dialog')).toBeNull()

test('opens a month with the focus on today; a chosen day fills the field and returns the focus', async () => {
  const user = userEvent.setup()
  render(<Example />)
  expect(pick().getAttribute('aria-expanded')).toBe('false')
  await user.click(pick())
  expect(within(await dialog()).getByRole('grid', { name: 'month 2026-11' })).toBeTruthy()
  expect(pick().getAttribute('aria-expanded')).toBe('true')
  expect(pick().getAttribute('aria-controls')).toBe((await dialog()).id)
  expect(document.activeElement).toBe(day('2026-11-23'))
  await user.keyboard('{ArrowDown}{Enter}')
  isClosed()
  expect(input()).toHaveProperty('value', '30.11.2026')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pick, 2026-11-30' }))
})

test('opens at the typed day, whatever its year', async () => {
  const user = userEvent.setup()
  render(<Example initial="3.2.2019" />)
  await user.click(pick())
  await dialog()
  expect(document.activeElement).toBe(day('2019-02-03, chosen'))
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(screen.getByRole('status').textContent).toBe('shown: 2019-01')
  await user.click(day('2019-01-31'))
  expect(input()).toHaveProperty('value', '31.01.2019')
})

test('closes on Escape without a choice and returns the focus', async () => {
  const user = userEvent.setup()
  render(<Example initial="3.2.2019" />)
  await user.click(pick())
  await dialog()
  await user.keyboard('{Escape}')
  isClosed()
  expect(document.activeElement).toBe(pick())
  expect(input()).toHaveProperty('value', '3.2.2019')
})

test('closes on a press or focus elsewhere, and by its own button', async () => {
  const user = userEvent.setup()
  render(<Example />)
  const after = screen.getByRole('button', { name: 'After' })
  await user.click(pick())
  await dialog()
  await user.click(after)
  isClosed()
  expect(document.activeElement).toBe(after)
  await user.click(pick())
  await dialog()
  await user.tab()
  isClosed()
  expect(document.activeElement).toBe(after)
  await user.click(pick())
  await dialog()
  await user.click(pick())
  isClosed()
})

test('disables days and months outside its rules and focuses the first available day', async () => {
  const user = userEvent.setup()
  render(
    <Example
      today="2026-11-22"
      first="2026-11-23"
      last="2026-12-31"
      dayState={(date) => (weekday(date) > 5 || date < '2026-11-24' ? 'unavailable' : 'pick')}
    />,
  )
  await user.click(pick())
  await dialog()
  expect(document.activeElement).toBe(day('2026-11-24'))
  await user.click(day('2026-11-29'))
  await dialog()
  expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(day('2026-12-31'))
  expect(input()).toHaveProperty('value', '31.12.2026')
})

test('reformats a valid date on blur and keeps an invalid text', async () => {
  const user = userEvent.setup()
  const onBlur = vi.fn<() => void>()
  render(<Example onBlur={onBlur} />)
  await user.type(input(), '7.9.26')
  await user.tab()
  // The focus is still in the field, on its button.
  expect(onBlur).not.toHaveBeenCalled()
  await user.tab()
  expect(onBlur).toHaveBeenCalledTimes(1)
  expect(input()).toHaveProperty('value', '07.09.2026')
  await user.clear(input())
  await user.type(input(), 'x')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  await user.tab()
  await user.tab()
  expect(input()).toHaveProperty('value', 'x')
})
