import type { Booking, BookingDuration, OrderItem, Price } from '#shared/api/contract/entities'
import { formatDay, formatDayShort, formatTime } from '#shared/date/finnish'
import { dateOf, timeOf, type WallDate } from '#shared/date/wall-clock'

/** A time is reserved, or a day is asked for. */
export const isTimeChosen = (booking: Booking): boolean =>
  Boolean(booking.booking_total_duration?.start) || booking.lead_date !== null

export const itemName = ({ display_description, description }: OrderItem): string => display_description || description

/** Euros to show; null where the price is agreed later, which is said in words and never as zero (SV-14). */
export const amountOf = (price: Price | null): number | null =>
  price === null || price.undefined ? null : (price.active_price ?? price.normal_price)

/** What a campaign price was before, null without a campaign. */
export const amountBefore = (price: Price | null): number | null => {
  const amount = amountOf(price)
  if (!price?.has_public_campaign || amount === null || price.normal_price === null) return null
  return price.normal_price > amount ? price.normal_price : null
}

/** The reserved time for reading: the day, and the hours where an exact time was reserved (TM-14). */
export interface ReservedTime {
  /** 'tiistai 24.11.2026' */
  readonly day: string
  /** 'klo 8.30–11.00', null for a day reservation */
  readonly hours: string | null
  /** 'ti 24.11.2026 klo 8.30', for where there is little room */
  readonly short: string
}

export function reservedTime(duration: BookingDuration | null): ReservedTime | null {
  if (!duration?.start) return null
  const date = dateOf(duration.start)
  if (duration.time_selection_type === 'DAY_ONLY') return reservedDay(date)
  const start = `klo ${formatTime(timeOf(duration.start))}`
  const hours = duration.end ? `${start}–${formatTime(timeOf(duration.end))}` : start
  return { day: formatDay(date), hours, short: `${formatDayShort(date)} ${start}` }
}

/** A day without a time of its own. */
export const reservedDay = (date: WallDate): ReservedTime => ({
  day: formatDay(date),
  hours: null,
  short: formatDayShort(date),
})

/** Some chosen product has no price yet. */
export const isPartialTotal = ({ price, order_items }: Booking): boolean =>
  price?.undefined === true || order_items.some((item) => amountOf(item.price) === null)

/** The sum of what has a price; null where that would be a zero that promises something. */
export function totalAmount(booking: Booking): number | null {
  const amount = booking.price?.active_price ?? null
  if (isPartialTotal(booking)) return amount === 0 ? null : amount
  return amount ?? (booking.order_items.length === 0 ? 0 : null)
}
