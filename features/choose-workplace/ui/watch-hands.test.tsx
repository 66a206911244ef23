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
  ['a mouse on it', () => tell(list, pointer('pointermove')), () => tell(list, pointer('pointerleave'))],
  [
    'a finger on it',
    () => tell(list, pointer('pointerdown', 'touch')),
    () => tell(window, pointer('pointerup', 'touch')),
  ],
  ['the keyboard in it', () => tell(list, new FocusEvent('focusin')), () => tell(list, new FocusEvent('focusout'))],
  ['the page scrolled down', () => scrollTo(200), () => scrollTo(0)],
])('OR-06 holds the list with %s, and a moment longer', (_, take, leave) => {
  take()
  expect(held).toEqual([true])
  leave()
  pass(299)
  expect(held).toEqual([true])
  pass(1)
  expect(held).toEqual([true, false])
})

it('OR-06 does not let go between two cards, nor with one hand while the other is there', () => {
  tell(list, pointer('pointermove'))
  tell(list, pointer('pointerleave'))
  pass(200)
  tell(list, pointer('pointermove'))
  scrollTo(50)
  tell(list, pointer('pointerleave'))
  pass(5000)
  expect(held).toEqual([true])
})

it('OR-06 a finger that passes over it, or a page that trembles, holds nothing', () => {
  tell(list, pointer('pointermove', 'touch'))
  scrollTo(5)
  pass(5000)
  expect(held).toEqual([])
})

it('OR-06 says nothing after the list has gone', () => {
  tell(list, pointer('pointermove'))
  tell(list, pointer('pointerleave'))
  stop()
  pass(5000)
  tell(list, pointer('pointermove'))
  expect(held).toEqual([true])
})
