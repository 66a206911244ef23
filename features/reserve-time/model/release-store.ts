import { bookingStore, holdStore, leadDate, readBooking } from '#entities/booking'
import { notificationStore } from '#entities/notification'
import { STEP_HEADING_ID } from '#entities/process'
import { sameSession } from '#entities/session'
import { removeReservation } from '#shared/api/contract/time/slots'
import { apiPort } from '#shared/api/client'
import { Action } from '#shared/store/action'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { t } from '../lazy-texts'

/** API calls of this store. */
const calls = { removeReservation }

/** Releases the reserved time or the enquiry, and refetches the booking. */
class ReleaseStore {
  readonly releasing: Action<[]>

  constructor(private readonly get: StoreResolver) {
    const api = get(apiPort)(calls)
    this.releasing = new Action(async () => {
      const isSame = sameSession(get)
      const { isLead } = this
      await api.removeReservation({})
      // Stops if the visitor has started over, because another booking is loaded by now.
      if (!isSame()) return
      const hold = get(holdStore)
      hold.release()
      // Clears the record of a pending save, because a booking whose time can be released has not been saved.
      hold.send(null)
      const store = get(bookingStore)
      const { booking, resource } = store
      // Updates the cached booking if the refetch fails, because the time has been released.
      if (booking && !(await readBooking(store, isSame)) && isSame())
        resource.set({ ...booking, booking_total_duration: null, lead: false, lead_date: null })
      if (!isSame()) return
      get(notificationStore).success(t(isLead ? 'leadReleased' : 'released'))
      // Moves the focus to the step heading, because the release button disappears with the time.
      document.getElementById(STEP_HEADING_ID)?.focus()
    })
  }

  /** True if the booking has an enquiry instead of a reserved time. */
  get isLead(): boolean {
    const { booking } = this.get(bookingStore)
    return booking !== null && leadDate(booking) !== null
  }
}

export const releaseStore = defineStore('release-time', (get) => new ReleaseStore(get))
