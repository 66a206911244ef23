import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchHands } from './watch-hands'

let held: boolean[]
let stop: () => void
const list = document.createElement('ul')
const tell = (target: EventTarget, event: Event): void => act(() => void target.dispatchEvent(event))
const pointer = (type: string, pointerType = 'mouse') => new PointerEvent(type, { pointerType, bubbles: true })
const scrollTo = (y: number): void => {
  window.scrollY = y
  tell(window, new Event('scroll'))
}
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  document.body.append(list)
  held = []
  stop = watchHands(list, (isHeld) => held.push(isHeld))
})
afterEach(() => {
  stop()
  window.scrollY = 0
  list.remove()
  vi.useRealTimers()
})

it.each([
  ['the mouse over it', () => tell(list, pointer('pointermove')), () => tell(list, pointer('pointerleave'))],
  [
    'a touch on it',
    () => tell(list, pointer('pointerdown', 'touch')),
    () => tell(window, pointer('pointerup', 'touch')),
  ],
  ['the focus in it', () => tell(list, new FocusEvent('focusin')), () => tell(list, new FocusEvent('focusout'))],
  ['the page scrolled down', () => scrollTo(200), () => scrollTo(0)],
])('OR-06 locks the list with %s, and releases it after a delay', (_, take, leave) => {
  take()
  expect(held).toEqual([true])
  leave()
  pass(299)
  expect(held).toEqual([true])
  pass(1)
  expect(held).toEqual([true, false])
})

it('OR-06 does not release between two cards, or while another kind of interaction continues', () => {
  tell(list, pointer('pointermove'))
  tell(list, pointer('pointerleave'))
  pass(200)
  tell(list, pointer('pointermove'))
  scrollTo(50)
  tell(list, pointer('pointerleave'))
  pass(5000)
  expect(held).toEqual([true])
})

it('OR-06 does not lock on touch movement or slight scrolling', () => {
  tell(list, pointer('pointermove', 'touch'))
  scrollTo(5)
  pass(5000)
  expect(held).toEqual([])
})

it('OR-06 reports nothing after it is stopped', () => {
  tell(list, pointer('pointermove'))
  tell(list, pointer('pointerleave'))
  stop()
  pass(5000)
  tell(list, pointer('pointermove'))
  expect(held).toEqual([true])
})
