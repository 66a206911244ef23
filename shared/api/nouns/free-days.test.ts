import { mask } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { Customer } from './customer'
import { FreeDay } from './free-days'
import { NextFreeTime } from './organizations'
import { BookingDuration } from './reservation'

describe('reading responses of a foreign server', () => {
  it('API-05 reads free days and first free times that contain only the required fields', () => {
    expect(mask({ date: '2026-11-24' }, FreeDay)).toEqual({
      date: '2026-11-24',
      calendarSlots: [],
      exactTimesAvailable: false,
      onlyDayTimesAvailable: false,
    })
    expect(mask({ organizationId: 1 }, NextFreeTime)).toEqual({ organizationId: 1, firstFreeTime: null })
    expect(mask({}, BookingDuration)).toEqual({
      time_selection_type: null,
      start: null,
      end: null,
      held_seconds: null,
    })
    expect(mask({}, Customer)).toMatchObject({ preferred_contact_method: 'EMAIL', direct_marketing_allowed: false })
  })
})
