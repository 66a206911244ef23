import type { CalendarLimits } from '#entities/calendar'
import { formatTime } from '#shared/date/finnish'
import { isWeekend, type WallDate, type WallTime } from '#shared/date/wall-clock'
import { deliveryWords } from '#shared/booking-facts/delivery-words'
import { lockerOf } from '#shared/booking-facts/delivery'
import { reservationDetailsOf, shiftOfOption, type DeliveryOption } from './delivery-options'
import { t } from '../../lazy-texts'

/** Opening time, shift change and closing time of a workshop; null if unknown. */
export interface WorkshopHours {
  readonly opening: WallTime | null
  readonly shiftChange: WallTime | null
  readonly closing: WallTime | null
}

interface Visit {
  readonly day: WallDate
  readonly limits: Pick<CalendarLimits, 'today' | 'closedDays'>
  readonly hours: WorkshopHours
  /** Whether the workshop tells how its locker is used. */
  readonly hasLockerText: boolean
}

/**
 * Returns the instructions of an option for a day (TM-10), in the words that the booking will have. Only the server knows
 * until when the car may come, so those hours are not told yet.
 */
export function optionInfo(option: DeliveryOption, { day, limits, hours, hasLockerText }: Visit): string {
  const { importDate, pickupDate } = reservationDetailsOf(option, day, false, limits)
  const other = (date: WallDate | null): WallDate | null => (date === day ? null : date)
  const begins = shiftOfOption(option) === 'MORNING' ? hours.opening : hours.shiftChange
  const { bring, collect } = deliveryWords(option, {
    date: day,
    from: null,
    to: null,
    begins,
    closing: null,
    bringDate: other(importDate),
    pickupDate: other(pickupDate),
  })
  return [bring, lockerOf(option) === true && hasLockerText ? t('lockerPromise') : '', collect]
    .filter(Boolean)
    .join(' ')
}

/** Returns the general instructions of a day, which apply to every option (TM-10). An unknown hour leaves out its sentence. */
export const generalInfo = ({ opening, shiftChange }: WorkshopHours, day: WallDate): readonly string[] =>
  [
    opening === null ? '' : t('info_weekdayDropOff', { opening: formatTime(opening) }),
    shiftChange === null ? '' : t('info_eveningDropOff', { shiftChange: formatTime(shiftChange) }),
    t('info_morningTimeSelection'),
    isWeekend(day) ? t('info_customerWaitingWeekend') : '',
  ].filter((text) => text !== '')
