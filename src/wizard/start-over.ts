import { bookingStore } from '#entities/booking'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'

/** Discards the whole booking, releases a held time and returns to the first step. */
export function startOver(get: StoreResolver): void {
  get(bookingStore).abandon()
  get(sessionStore).forget()
  get(wizardStore).reset()
}
