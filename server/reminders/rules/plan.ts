/** When a visit's reminders are due. All times are wall-clock times, so that no change of the clocks moves them. */
import { addDays, addHours, at, dateOf, timeOf, type WallDateTime, type WallTime } from '#shared/date/wall-clock'
import type { ReminderChannel } from '../../platform/database/schema/visits'

/** A reminder that the chain has configured. */
export interface ReminderKind {
  readonly channel: ReminderChannel
  /** Hours before the visit. */
  readonly hours: number
}

export interface PlannedReminder extends ReminderKind {
  readonly dueAt: WallDateTime
}

/** Between these times text messages are sent. A telephone rings at night too. */
const TEXTS_FROM: WallTime = '08:00:00'
const TEXTS_UNTIL: WallTime = '20:00:00'
/** A text message that would come at night comes this evening, an hour before the night, so that a queue is sent by then. */
const EVENING: WallTime = '19:00:00'

/** Whether a text message may be sent now. */
export const mayText = (now: WallDateTime): boolean => timeOf(now) >= TEXTS_FROM && timeOf(now) < TEXTS_UNTIL

/**
 * Plans the reminders of a visit that is booked or moved at `now`. A kind is left out if more than half of its hours are
 * over by then, because the confirmation has just told the time.
 */
export const plannedReminders = (
  kinds: readonly ReminderKind[],
  start: WallDateTime,
  now: WallDateTime,
): PlannedReminder[] =>
  kinds
    .map((kind) => ({ ...kind, dueAt: dueAt(kind, start) }))
    .filter(({ hours, dueAt }) => addHours(now, hours / 2) <= dueAt)

function dueAt({ channel, hours }: ReminderKind, start: WallDateTime): WallDateTime {
  const due = addHours(start, -hours)
  return channel === 'MAIL' || mayText(due) ? due : outsideOfNight(due, start, hours)
}

/** Moves a text message to the morning, or to the evening before if at least half of its hours would then be over. */
function outsideOfNight(due: WallDateTime, start: WallDateTime, hours: number): WallDateTime {
  const evening = timeOf(due) < TEXTS_FROM ? addDays(dateOf(due), -1) : dateOf(due)
  const morning = at(addDays(evening, 1), TEXTS_FROM)
  return addHours(morning, hours / 2) <= start ? morning : at(evening, EVENING)
}
