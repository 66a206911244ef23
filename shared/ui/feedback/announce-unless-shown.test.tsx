import { act, render } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { Announcer } from './announce'
import { Message } from './message'
import { announceUnlessShown } from './show-failure'

function Page({ notification, failure }: { readonly notification: string; readonly failure?: string }) {
  useEffect(() => announceUnlessShown(notification), [notification])
  return (
    <>
      <Announcer />
      {failure && <Message tone="error">{failure}</Message>}
    </>
  )
}

test('EV-03 announces an error, unless it is shown in its section as well, which announces itself', () => {
  vi.useFakeTimers()
  const wait = (): void => act(() => void vi.advanceTimersByTime(1_000))
  const { container, rerender } = render(<Page notification="Broken" failure="Wash was not added." />)
  const announced = (): string => container.querySelector('.visually-hidden[aria-live]')?.textContent ?? ''
  wait()
  expect(announced()).toBe('')
  rerender(<Page notification="Broken again" />)
  wait()
  expect(announced()).toBe('Broken again')
  vi.useRealTimers()
})
