import { configPort, type Config } from '#shared/config/config'
import { sendingOf, type Sending } from '#shared/booking-facts/sending'
import { isFetched } from '#shared/booking-facts/valet'
import { defineStore } from '#shared/store/define-store'
import { bookingStore, type BookingStore } from './booking-store'

/** What the submit of the session's booking sends (LW-02), and where it is paid. Its getters are observable, because the booking is. */
export class SendingStore {
  constructor(
    private readonly booking: Pick<BookingStore, 'booking'>,
    private readonly order: Config['order'],
  ) {}

  get kind(): Sending {
    const { booking } = this.booking
    return booking ? sendingOf(booking, this.order.binding) : 'booking'
  }

  /** Where the customer pays what is not paid in advance, as the end of a sentence (RC-19). */
  get payPlace(): string {
    const { booking } = this.booking
    return booking && isFetched(booking) ? 'auton palautuksen yhteydessä' : 'toimipisteessä'
  }

  /** Words of the button that places an order with an obligation to pay; null for anything else. */
  get orderButton(): string | null {
    return this.kind === 'order' ? this.order.button : null
  }
}

export const sendingStore = defineStore('sending', (get) => new SendingStore(get(bookingStore), get(configPort).order))
