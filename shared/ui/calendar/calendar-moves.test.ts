import { describe, expect, test } from 'vitest'
import { moveIn, type CalendarView } from './calendar-moves'

const view: CalendarView = { month: '2026-09-01', months: 2, canGoPrevious: false, canGoNext: true }
const reach = (from: string, key: string, shift = false) => moveIn(view, from, key, shift)?.date

describe('keys', () => {
  test.each([
    ['ArrowLeft', '2026-09-17', '2026-09-16'],
    ['ArrowRight', '2026-09-30', '2026-10-01'],
    ['ArrowUp', '2026-10-02', '2026-09-25'],
    ['ArrowDown', '2026-09-28', '2026-10-05'],
    ['Home', '2026-09-17', '2026-09-14'],
    ['End', '2026-09-17', '2026-09-20'],
    ['PageUp', '2026-10-31', '2026-09-30'],
    ['PageDown', '2026-09-30', '2026-10-30'],
  ])('%s moves from %s to %s', (key, from, to) => {
    expect(moveIn(view, from, key)).toEqual({ date: to, month: '2026-09-01' })
  })

  test('other keys do not move', () => {
    expect(reach('2026-09-17', 'a')).toBeUndefined()
  })
})

describe('moves beyond the shown months', () => {
  test('show the next month as the last one', () => {
    expect(moveIn(view, '2026-10-31', 'ArrowRight')).toEqual({ date: '2026-11-01', month: '2026-10-01' })
  })

  test('show the previous month as the first one', () => {
    const open = { ...view, canGoPrevious: true }
    expect(moveIn(open, '2026-09-01', 'ArrowLeft')).toEqual({ date: '2026-08-31', month: '2026-08-01' })
  })

  test('by Shift and Page go a year, to the last day of a shorter month', () => {
    const leap = { ...view, month: '2028-02-01', months: 1 }
    expect(moveIn(leap, '2028-02-29', 'PageDown', true)).toEqual({ date: '2029-02-28', month: '2029-02-01' })
  })

  test('by an arrow stay on the day at a closed edge', () => {
    expect(reach('2026-09-03', 'ArrowUp')).toBe('2026-09-03')
  })

  test('by a longer jump stop at a closed edge', () => {
    expect(reach('2026-09-02', 'Home')).toBe('2026-09-01')
    expect(reach('2026-09-17', 'PageUp', true)).toBe('2026-09-01')
  })
})
