import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Segmented } from './segmented'

function Shift() {
  const [value, setValue] = useState<'morning' | 'evening'>('morning')
  return (
    <Segmented
      legend="Shift"
      value={value}
      onChange={setValue}
      options={[
        { value: 'morning', label: 'Morning', note: '7-12' },
        { value: 'evening', label: 'Evening', note: '12-20' },
      ]}
    />
  )
}

const checked = (name: RegExp): boolean => screen.getByRole<HTMLInputElement>('radio', { name }).checked

test('is a named group of two radios with one chosen', () => {
  render(<Shift />)
  expect(screen.getByRole('group', { name: 'Shift' })).toBeTruthy()
  expect([checked(/Morning/), checked(/Evening/)]).toEqual([true, false])
})

test('chooses an option on a click anywhere on it', async () => {
  render(<Shift />)
  await userEvent.click(screen.getByText('Evening'))
  expect(checked(/Evening/)).toBe(true)
  await userEvent.click(screen.getByText('7-12'))
  expect(checked(/Morning/)).toBe(true)
})
