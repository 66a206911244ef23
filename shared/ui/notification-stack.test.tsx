import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NotificationStack, type NotificationItem } from './notification-stack'

const stack = (items: readonly NotificationItem[], rest = {}) => (
  <NotificationStack
    items={items}
    label="Notifications"
    levelLabels={{ ERROR: 'Error: ', WARNING: 'Note: ', SUCCESS: 'Done: ' }}
    onDismiss={() => {}}
    {...rest}
  />
)

test('both live regions are there before the first notification and each takes its own', () => {
  const { container, rerender } = render(stack([]))
  const assertive = container.querySelector('[aria-live="assertive"]')
  const polite = container.querySelector('[aria-live="polite"]')
  rerender(
    stack([
      { id: 1, level: 'ERROR', text: 'Broken' },
      { id: 2, level: 'SUCCESS', text: 'Sent' },
    ]),
  )
  expect(assertive?.textContent).toBe('Error: Broken')
  expect(polite?.textContent).toBe('Done: Sent')
})

test('the whole notification dismisses, and reading it makes time stand still', async () => {
  const onDismiss = vi.fn<(id: NotificationItem['id']) => void>()
  const onPause = vi.fn<() => void>()
  const onResume = vi.fn<() => void>()
  render(stack([{ id: 7, level: 'WARNING', text: 'Session over' }], { onDismiss, onPause, onResume }))
  const toast = screen.getByRole('button', { name: /Session over/ })
  await userEvent.hover(toast)
  expect(onPause).toHaveBeenCalledTimes(1)
  await userEvent.unhover(toast)
  expect(onResume).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByText('Session over'))
  expect(onDismiss).toHaveBeenCalledWith(7)
  expect(onResume).toHaveBeenCalledTimes(2)
})
