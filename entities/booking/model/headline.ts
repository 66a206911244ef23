import type { Booking } from '#shared/api/nouns/booking'
import { factsOf } from '#shared/booking-facts/facts-of'
import { arrivalText } from '#shared/booking-facts/words'
import { t } from '../texts'
import { chosenTime } from './reserved-time'

/** A line of a ticket's headline. */
export interface HeadlineLine {
  readonly text: string
  /** Smaller than the date, because it only explains it. */
  readonly isMinor?: boolean
}

/**
 * Returns the date of a booking as the lines of its ticket's headline: the day with its time, with the hours to bring the
 * car, or as the day that an enquiry asks for. Empty if the booking has no date.
 */
export function headlineOf(booking: Booking): readonly HeadlineLine[] {
  const time = chosenTime(booking)
  if (!time) return []
  if (time.isLead) return [{ text: t('leadDate', { day: '' }).trim(), isMinor: true }, { text: time.day }]
  if (time.hours !== null) return [{ text: time.day }, { text: time.hours }]
  const arrival = factsOf(booking)
    .map((fact) => (fact.kind === 'day' ? arrivalText(fact) : ''))
    .join('')
  return [{ text: time.day }, ...(arrival === '' ? [] : [{ text: arrival, isMinor: true }])]
}
