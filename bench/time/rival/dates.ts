import type { WallDate } from '#shared/date/wall-clock'

const two = (value: number): string => String(value).padStart(2, '0')

/** Converts the picker's date. Kept fast, because it runs for each visible day. */
export const wallDateOf = (date: Date): WallDate =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

export const dateOf = (date: WallDate): Date =>
  new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)))
