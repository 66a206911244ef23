import { expect, it } from 'vitest'
import { earliestDays, editedWish, noticeText, toggledWeekday, usualWish, weekdaysText } from './wish-choices'

const FRIDAY = '2026-11-27'
const TUESDAY = '2026-12-01T09:00:00'

it('VI-02 offers the workdays from today to the day of the visit', () => {
  expect(earliestDays(FRIDAY, TUESDAY)).toEqual([FRIDAY, '2026-11-30', '2026-12-01'])
  expect(earliestDays('2026-11-28', TUESDAY)[0]).toBe('2026-11-30')
})

it('VI-02 begins with any time, and edits a wish whose first day has passed from the next one on', () => {
  const usual = usualWish(FRIDAY, TUESDAY)
  expect(usual).toEqual({ earliest: FRIDAY, weekdays: [1, 2, 3, 4, 5], shift: null, noticeHours: 2 })
  expect(editedWish({ ...usual, earliest: '2026-11-30' }, FRIDAY, TUESDAY).earliest).toBe('2026-11-30')
  expect(editedWish({ ...usual, earliest: '2026-11-24', noticeHours: 24 }, FRIDAY, TUESDAY)).toEqual({
    ...usual,
    noticeHours: 24,
  })
})

it.each([
  [[1, 2, 3, 4, 5], 'ma–pe'],
  [[2, 3, 4], 'ti–to'],
  [[1, 2], 'ma, ti'],
  [[1, 3, 5], 'ma, ke, pe'],
  [[4], 'to'],
])('VI-02 tells the weekdays %j as %s', (weekdays, text) => {
  expect(weekdaysText(weekdays)).toBe(text)
})

it('VI-02 tells the notice in hours or days', () => {
  expect([2, 24, 72, 30].map(noticeText)).toEqual([
    '2 tuntia ennen',
    'vuorokautta ennen',
    '3 vuorokautta ennen',
    '30 tuntia ennen',
  ])
})

it('VI-02 keeps the weekdays in order', () => {
  expect(toggledWeekday([2, 5], 3)).toEqual([2, 3, 5])
  expect(toggledWeekday([1, 2, 3, 4, 5], 3)).toEqual([1, 2, 4, 5])
})
