import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Collapsible } from './collapsible'

test('toggles below its heading and unmounts closed content', async () => {
  const onToggle = vi.fn<(open: boolean) => void>()
  render(
    <Collapsible title="Extras" meta="2 services" onToggle={onToggle}>
      <p>Washing</p>
    </Collapsible>,
  )
  const button = screen.getByRole('button', { name: /Extras/ })
  expect(screen.getByRole('heading', { level: 3 }).contains(button)).toBe(true)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('Washing')).toBeNull()

  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const content = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(content?.contains(screen.getByText('Washing'))).toBe(true)

  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('Washing')).toBeNull()
  expect(onToggle.mock.calls).toEqual([[true], [false]])
})

test('follows its owner if it is controlled', async () => {
  render(
    <Collapsible title="Extras" open>
      <p>Washing</p>
    </Collapsible>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByText('Washing')).toBeTruthy()
})
