import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RadioGroup, type RadioGroupProps } from './radio'

type Payment = 'shop' | 'account' | 'invoice'

function Payments(props: Partial<RadioGroupProps<Payment>>) {
  const [value, setValue] = useState<Payment | null>(null)
  return (
    <RadioGroup
      legend="Payment"
      value={value}
      onChange={setValue}
      options={[
        { value: 'shop', label: 'In the shop' },
        { value: 'account', label: 'Service account', note: 'Up to 12 months' },
        { value: 'invoice', label: 'Invoice', disabled: true },
      ]}
      {...props}
    />
  )
}

const group = (): HTMLElement => screen.getByRole('radiogroup', { name: 'Payment' })

test('chooses by the whole row and by keys, but never a disabled option', async () => {
  render(<Payments />)
  await userEvent.click(screen.getByText('Up to 12 months'))
  expect(screen.getByRole('radio', { name: /Service account/ })).toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('radio', { name: 'In the shop' })).toBeChecked()
  await userEvent.click(screen.getByText('Invoice'))
  expect(screen.getByRole('radio', { name: 'Invoice' })).not.toBeChecked()
})

test('replaces the hint by the error, which describes the invalid group', () => {
  const { rerender } = render(<Payments required hint="You pay nothing now." />)
  expect(group()).toHaveAccessibleDescription('You pay nothing now.')
  expect(group()).toBeRequired()
  rerender(<Payments required hint="You pay nothing now." error="Choose one." />)
  expect(group()).toHaveAccessibleDescription('Choose one.')
  expect(group()).toBeInvalid()
})
