import { makeAutoObservable } from 'mobx'
import { bookingKey, takeBookingKey } from '#entities/booking'
import { defineStore } from '#shared/store/define-store'

/** The booking key that a link brought or the visitor typed. Null if there is no booking to manage. */
export class LinkStore {
  key: string | null = null
  /** Number of times the page was started again, by a link or by leaving a booking. */
  starts = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
    this.read()
  }

  /** Takes the key from a link in the address, or else from this tab's storage. */
  readLink(): void {
    if (takeBookingKey()) this.starts += 1
    this.read()
  }

  /** Stores a key that the visitor typed and that opened a booking, so that a reload opens it again. */
  keep(key: string): void {
    bookingKey.write(encodeURIComponent(key))
    this.key = key
  }

  /** Deletes the stored key, because the booking is cancelled. The page keeps showing the booking until it is left. */
  spend(): void {
    bookingKey.clear()
  }

  /** Deletes the key, because the visitor wants the page without the booking. */
  forget(): void {
    bookingKey.clear()
    this.key = null
    this.starts += 1
  }

  private read(): void {
    const stored = bookingKey.read()
    this.key = stored === null ? null : decoded(stored)
  }
}

/** Decodes a key, which may be percent-encoded. Returns it unchanged if the encoding is truncated. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const linkStore = defineStore('booking-link', () => new LinkStore())
