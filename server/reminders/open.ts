import { allLanes, startLane, type Lane } from '../platform/outbox/lane'
import { dispatchNextReminder, type ReminderDispatch } from './dispatch'
import { planEarlierBookings } from './plan-earlier'

/** How often due reminders are looked for. They need not come to the minute. */
const POLL_MS = 30_000

/**
 * How often bookings without their reminders are looked for: at the start, and then because a process without the
 * configuration may run beside this one.
 */
const PLANNING_MS = 3_600_000

/** Starts sending the reminders that are due, in a lane for each channel, so that no mail waits for a text message. */
export function openReminders(dispatch: ReminderDispatch): Lane {
  const { kinds, log } = dispatch
  const channels = new Set(kinds.map(({ channel }) => channel))
  const sending = [...channels].map((channel) =>
    startLane({
      dispatchNext: (signal) => dispatchNextReminder(dispatch, channel, signal),
      log,
      failure: 'could not send reminders',
      pollMs: POLL_MS,
    }),
  )
  if (sending.length === 0) return allLanes([])
  const planning = startLane({
    dispatchNext: planEarlierBookings(dispatch),
    log,
    failure: 'could not plan the reminders of earlier bookings',
    pollMs: PLANNING_MS,
  })
  // A write plans its own booking, so it need not nudge this lane.
  return allLanes([...sending, { ...planning, nudge: () => undefined }])
}
