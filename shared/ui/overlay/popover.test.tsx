import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Popover } from './popover'

test('shows and announces its text until Escape', async () => {
  render(<Popover label="About the number">It is in field E.</Popover>)
  const button = screen.getByRole('button', { name: 'About the number' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('It is in field E.')
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('It is in field E.')).toBeNull()
})

test('closes when the focus leaves', async () => {
  render(
    <>
      <Popover label="About the number">It is in field E.</Popover>
      <input aria-label="Number" />
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('It is in field E.')).toBeTruthy()
  await userEvent.tab()
  expect(screen.queryByText('It is in field E.')).toBeNull()
})

test('closes on a press elsewhere, and by its own button', async () => {
  render(<Popover label="About the number">It is in field E.</Popover>)
  const button = screen.getByRole('button', { name: 'About the number' })
  for (const press of [document.body, button]) {
    await userEvent.click(button)
    expect(screen.getByText('It is in field E.')).toBeTruthy()
    await userEvent.click(press)
    expect(screen.queryByText('It is in field E.')).toBeNull()
  }
})
