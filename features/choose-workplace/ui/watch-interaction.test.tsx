import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchInteraction } from './watch-interaction'

let reported: boolean[]
let stop: () => void
const list = document.createElement('ul')
const dispatch = (target: EventTarget, event: Event): void => act(() => void target.dispatchEvent(event))
const pointer = (type: string, pointerType = 'mouse') => new PointerEvent(type, { pointerType, bubbles: true })
/** Moves the mouse over the list by two pixels. */
const move = (): void => {
  for (const screenX of [1, 2]) dispatch(list, new PointerEvent('pointermove', { screenX, bubbles: true }))
}
const scrollTo = (y: number): void => {
  window.scrollY = y
  dispatch(window, new Event('scroll'))
}
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  document.body.append(list)
  reported = []
  stop = watchInteraction(list, (isInteracting) => reported.push(isInteracting))
})
afterEach(() => {
  stop()
  window.scrollY = 0
  list.remove()
  vi.useRealTimers()
})

it.each([
  ['the mouse over it', move, () => dispatch(list, pointer('pointerleave'))],
  [
    'a touch on it',
    () => dispatch(list, pointer('pointerdown', 'touch')),
    () => dispatch(window, pointer('pointerup', 'touch')),
  ],
  [
    'the focus in it',
    () => dispatch(list, new FocusEvent('focusin')),
    () => dispatch(list, new FocusEvent('focusout')),
  ],
  ['the page scrolled down', () => scrollTo(200), () => scrollTo(0)],
])('OR-06 locks the list with %s, and releases it after a delay', (_, take, leave) => {
  take()
  expect(reported).toEqual([true])
  leave()
  pass(299)
  expect(reported).toEqual([true])
  pass(1)
  expect(reported).toEqual([true, false])
})

it('OR-06 does not release between two cards, or while another kind of interaction continues', () => {
  move()
  dispatch(list, pointer('pointerleave'))
  pass(200)
  move()
  scrollTo(50)
  dispatch(list, pointer('pointerleave'))
  pass(5000)
  expect(reported).toEqual([true])
})

it('OR-06 does not lock on touch movement, slight scrolling, or a page that moves under a resting mouse', () => {
  dispatch(list, pointer('pointermove', 'touch'))
  for (const type of ['pointermove', 'pointermove']) dispatch(list, pointer(type))
  scrollTo(5)
  pass(5000)
  expect(reported).toEqual([])
})

it('OR-06 reports nothing after it is stopped', () => {
  move()
  dispatch(list, pointer('pointerleave'))
  stop()
  pass(5000)
  move()
  expect(reported).toEqual([true])
})
