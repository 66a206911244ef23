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
    onDismiss={() => {}}
    {...rest}
  />
)

const TWO: readonly NotificationItem[] = [
  { id: 1, level: 'SUCCESS', text: 'Sent', durationMs: 5000 },
  { id: 2, level: 'WARNING', text: 'Session over', durationMs: 5000 },
]

const toast = (name: RegExp): HTMLElement => screen.getByRole('button', { name })
const line = (name: RegExp): Element | null => toast(name).querySelector('[style]')

/** A page with something to do, a stack, and an owner that takes away what is dismissed. */
function Page(rest: Partial<NotificationStackProps>) {
  const [items, setItems] = useState(TWO)
  return (
    <main tabIndex={-1}>
      <button type="button">Next</button>
      {stack(items, { ...rest, onDismiss: (id) => setItems(items.filter((item) => item.id !== id)) })}
    </main>
  )
}

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

test('the whole notification dismisses, and the last one takes the reader with it', async () => {
  const onDismiss = vi.fn<(id: NotificationItem['id']) => void>()
  const onPause = vi.fn<() => void>()
  const onResume = vi.fn<() => void>()
  render(stack([{ id: 7, level: 'WARNING', text: 'Session over' }], { onDismiss, onPause, onResume }))
  await userEvent.hover(toast(/Session over/))
  expect(onPause).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByText('Session over'))
  expect(onDismiss).toHaveBeenCalledWith(7)
  expect(onResume).toHaveBeenCalledTimes(1)
})

test('time stands still until both the pointer and the focus have left, and the lines start over with it', async () => {
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

test('a finger does not make time stand still', () => {
  const onPause = vi.fn<() => void>()
  render(<Page onPause={onPause} />)
  fireEvent.pointerOver(toast(/Sent/), { pointerType: 'touch' })
  expect(onPause).not.toHaveBeenCalled()
})

test('dismissed by keyboard, the focus goes on to the next one and at last to where it came from', async () => {
  render(<Page />)
  screen.getByRole('button', { name: 'Next' }).focus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(toast(/Session over/))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
})

test('with nothing to go back to, the focus stays in the main part of the page', async () => {
  render(<Page />)
  toast(/Sent/).focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('dismissed by pointer, the focus is back where it was and holds up no other notification', async () => {
  const onResume = vi.fn<() => void>()
  render(<Page onResume={onResume} />)
  screen.getByRole('button', { name: 'Next' }).focus()
  await userEvent.click(toast(/Sent/))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
  await userEvent.unhover(toast(/Session over/))
  expect(onResume).toHaveBeenCalledTimes(1)
})
