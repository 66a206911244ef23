import { allLanes, startLane, type Lane } from '../platform/outbox/lane'
import { deliverNextReminder, type ReminderDelivery } from './deliver'

/** How often due reminders are looked for. They need not come to the minute. */
const POLL_MS = 30_000

/** Starts sending the reminders that are due, in a lane for each channel, so that no mail waits for a text message. */
export function openReminders(delivery: ReminderDelivery): Lane {
  const channels = new Set(delivery.kinds.map(({ channel }) => channel))
  return allLanes(
    [...channels].map((channel) =>
      startLane({
        deliverNext: (signal) => deliverNextReminder(delivery, channel, signal),
        log: delivery.log,
        failure: 'could not send reminders',
        pollMs: POLL_MS,
      }),
    ),
  )
}
