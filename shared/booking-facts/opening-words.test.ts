import { expect, it } from 'vitest'
import { openingHoursText } from './opening-words'

const hours = { opening: '07:30:00', closing: '17:00:00' }

it('OP-02 opening hours are those of weekdays', () =>
  expect(openingHoursText({ ...hours, differing: [] })).toBe('arkisin klo 7.30–17.00'))

it('OP-02 opening hours name each day that differs, with its hours or as closed', () =>
  expect(
    openingHoursText({
      ...hours,
      differing: [
        { date: '2026-12-24', opening_time: '07:30:00', closing_time: '12:00:00' },
        { date: '2026-12-25', opening_time: null, closing_time: null },
      ],
    }),
  ).toBe('arkisin klo 7.30–17.00, to\u00A024.12.\u00A0klo\u00A07.30–12.00, pe\u00A025.12.\u00A0suljettu'))
