import { defineStore } from '#shared/store/define-store'

/** Remembers the booking that the visitor has confirmed to continue with nothing in it. */
class ConfirmedEmpty {
  private visit: string | null = null

  includes(visit: string): boolean {
    return this.visit === visit
  }

  confirm(visit: string): void {
    this.visit = visit
  }
}

export const confirmedEmpty = defineStore('confirmed-empty', () => new ConfirmedEmpty())
