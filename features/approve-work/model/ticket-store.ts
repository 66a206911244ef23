import { makeAutoObservable } from 'mobx'
import { takeBookingKey } from '#entities/booking'
import { defineStore } from '#shared/store/define-store'
import { forgetTicket, keptTicket, takeTicketCode } from './ticket-code'

/** The ticket that this tab has open. Null if the page shows bookings. */
class TicketStore {
  code: string | null

  constructor() {
    takeTicketCode()
    this.code = keptTicket.read()?.code ?? null
    makeAutoObservable(this, {}, { autoBind: true })
  }

  leave(): void {
    forgetTicket()
    this.code = null
  }

  /** Leaves the ticket if a booking's link was opened instead. */
  readLink(): void {
    if (takeBookingKey()) this.leave()
  }
}

export const ticketStore = defineStore('ticket', () => new TicketStore())
