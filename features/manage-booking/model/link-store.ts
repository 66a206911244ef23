import { makeAutoObservable } from 'mobx'
import { bookingKey, takeBookingKey } from '#entities/booking'
import { defineStore } from '#shared/store/define-store'

/** The booking's key that the page was opened with; without one there is no booking to manage. */
export class LinkStore {
  key: string | null = null
  /** Counts the links that were opened: each one begins anew. */
  links = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
    this.read()
  }

  /** Looks for a link in the address, and else for what this tab remembers of one. */
  look(): void {
    if (takeBookingKey()) this.links += 1
    this.read()
  }

  /** There is nothing left to do with the booking; what is shown of it stays until the page is left. */
  spend(): void {
    bookingKey.clear()
  }

  /** The visitor wants the page without the booking. */
  forget(): void {
    bookingKey.clear()
    this.key = null
  }

  private read(): void {
    const stored = bookingKey.read()
    this.key = stored === null ? null : decoded(stored)
  }
}

/** A key may have characters that an address cannot have; one that was cut short in between stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const linkStore = defineStore('booking-link', () => new LinkStore())
