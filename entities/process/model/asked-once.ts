import { defineStore } from '#shared/store/define-store'
import { bookingAttemptPort, type BookingAttempt } from './booking-attempt'

/** Remembers what Continue has asked for in a booking, so that it asks once and then lets the visitor go on (RC-24). */
class AskedOnce {
  #asked: ReadonlySet<string> = new Set()
  #bookingAttemptId = ''

  constructor(private readonly bookingAttempt: Pick<BookingAttempt, 'bookingAttemptId'>) {}

  /** Returns true if anything in `open` has not been asked for yet in this booking, and notes that it is now. */
  ask(open: readonly string[]): boolean {
    if (this.#bookingAttemptId !== this.bookingAttempt.bookingAttemptId) this.#asked = new Set()
    this.#bookingAttemptId = this.bookingAttempt.bookingAttemptId
    const isNew = open.some((one) => !this.#asked.has(one))
    this.#asked = new Set([...this.#asked, ...open])
    return isNew
  }
}

export const askedOnceStore = defineStore('asked-once', (get) => new AskedOnce(get(bookingAttemptPort)))
