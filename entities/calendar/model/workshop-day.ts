import type { ShiftPosition } from '#shared/api/nouns/enums'
import type { WallTime } from '#shared/date/wall-clock'

/** When a workshop's day begins, when its shifts change and when it ends; `HH:mm` or `HH:mm:ss`. */
export interface WorkshopHours<Time = WallTime> {
  readonly opening: Time
  readonly change: Time
  readonly closing: Time
}

/** Morning is from opening to the shift's change, evening from there to closing (TM-06). */
export const shiftHours = <Time>(
  shift: ShiftPosition,
  { opening, change, closing }: WorkshopHours<Time>,
): { readonly start: Time; readonly end: Time } =>
  shift === 'MORNING' ? { start: opening, end: change } : { start: change, end: closing }

/** Whether a time that starts then belongs to the shift: at its start it does, at its end no more. */
export function isInShift(time: WallTime, shift: ShiftPosition, hours: WorkshopHours): boolean {
  const { start, end } = shiftHours(shift, hours)
  return whole(start) <= whole(time) && whole(time) < whole(end)
}

/** Texts of one length compare as the times do. */
export const whole = (time: WallTime): WallTime => `${time}:00`.slice(0, 8)
