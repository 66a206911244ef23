import type { WallDate } from '#shared/date/wall-clock'

const two = (value: number): string => String(value).padStart(2, '0')

/** The day that a date of the picker means; the quickest way there is, since it is asked for each day shown. */
export const wallDateOf = (date: Date): WallDate =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

export const dateOf = (date: WallDate): Date =>
  new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)))
