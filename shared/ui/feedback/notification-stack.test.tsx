import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { NotificationStack, type NotificationItem, type NotificationStackProps } from './notification-stack'

const stack = (items: readonly NotificationItem[], rest: Partial<NotificationStackProps> = {}) => (
  <NotificationStack
    items={items}
    label="Notifications"
    levelLabels={{ ERROR: 'Error: ', WARNING: 'Note: ', SUCCESS: 'Done: ' }}
    dismissLabel="Dismiss"
    onDismiss={() => {}}
    {...rest}
  />
)

const TWO: readonly NotificationItem[] = [
  { id: 1, level: 'SUCCESS', text: 'Sent', durationMs: 5000 },
  { id: 2, level: 'WARNING', text: 'Session over', durationMs: 5000 },
]

const toast = (description: RegExp): HTMLElement => screen.getByRole('button', { name: 'Dismiss', description })
const line = (text: RegExp): Element | null | undefined => toast(text).closest('[data-toast]')?.querySelector('[style]')

/** A page with a button and a stack whose owner removes dismissed notifications. */
function Page(rest: Partial<NotificationStackProps>) {
  const [items, setItems] = useState(TWO)
  return (
    <main tabIndex={-1}>
      <button type="button">Next</button>
      {stack(items, { ...rest, onDismiss: (id) => setItems(items.filter((item) => item.id !== id)) })}
    </main>
  )
}

test('announces a success in a live region that is there from the start', () => {
  const { container, rerender } = render(stack([]))
  const polite = container.querySelector('[aria-live="polite"]')
  rerender(stack([{ id: 2, level: 'SUCCESS', text: 'Sent' }]))
  expect(polite?.textContent).toBe('Done: Sent')
})

test('dismisses on a click, and resumes after the last notification', async () => {
  const onDismiss = vi.fn<(id: NotificationItem['id']) => void>()
  const onPause = vi.fn<() => void>()
  const onResume = vi.fn<() => void>()
  render(stack([{ id: 7, level: 'WARNING', text: 'Session over' }], { onDismiss, onPause, onResume }))
  expect(toast(/Session over/)).toHaveAccessibleName('Dismiss')
  await userEvent.hover(toast(/Session over/))
  expect(onPause).toHaveBeenCalledTimes(1)
  await userEvent.click(toast(/Session over/))
  expect(onDismiss).toHaveBeenCalledWith(7)
  expect(onResume).toHaveBeenCalledTimes(1)
})

test('resumes after the last notification when the origin of the focus is disabled by then', async () => {
  const onResume = vi.fn<() => void>()
  render(
    <>
      <button type="button">Next</button>
      {stack([{ id: 7, level: 'WARNING', text: 'Session over' }], { onResume })}
    </>,
  )
  const origin = screen.getByRole('button', { name: 'Next' })
  origin.focus()
  toast(/Session over/).focus()
  origin.setAttribute('disabled', '')
  await userEvent.click(toast(/Session over/))
  expect(document.activeElement).toBe(document.body)
  expect(onResume).toHaveBeenCalledTimes(1)
})

test('pauses until both the pointer and the focus have left, then restarts the lines', async () => {
  const onPause = vi.fn<() => void>()
  const onResume = vi.fn<() => void>()
  render(<Page onPause={onPause} onResume={onResume} />)
  const before = line(/Sent/)
  await userEvent.hover(toast(/Sent/))
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(toast(/Sent/))
  await userEvent.unhover(toast(/Sent/))
  expect(onPause).toHaveBeenCalledTimes(1)
  expect(onResume).not.toHaveBeenCalled()
  expect(line(/Sent/)).toBe(before)
  await userEvent.tab({ shift: true })
  expect(onResume).toHaveBeenCalledTimes(1)
  expect(line(/Sent/)).not.toBe(before)
})

test('does not pause on touch', () => {
  const onPause = vi.fn<() => void>()
  render(<Page onPause={onPause} />)
  fireEvent.pointerOver(toast(/Sent/), { pointerType: 'touch' })
  expect(onPause).not.toHaveBeenCalled()
})

test('moves the focus to the next notification and finally to its origin when dismissed by keyboard', async () => {
  render(<Page />)
  screen.getByRole('button', { name: 'Next' }).focus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(toast(/Session over/))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
})

test('focuses the main element if the focus has no origin', async () => {
  render(<Page />)
  toast(/Sent/).focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('returns the focus to its origin and resumes when dismissed by pointer', async () => {
  const onResume = vi.fn<() => void>()
  render(<Page onResume={onResume} />)
  screen.getByRole('button', { name: 'Next' }).focus()
  await userEvent.click(toast(/Sent/))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
  await userEvent.unhover(toast(/Session over/))
  expect(onResume).toHaveBeenCalledTimes(1)
})
