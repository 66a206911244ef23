import { bookingStore, holdStore, leadDate, readBooking } from '#entities/booking'
import { notificationStore } from '#entities/notification'
import { STEP_HEADING_ID } from '#entities/process'
import { sameSession } from '#entities/session'
import { removeReservation } from '#shared/api/contract/time'
import { apiPort } from '#shared/api/port'
import { Action } from '#shared/store/action'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { t } from '../release-texts'

/** The calls made here. */
const calls = { removeReservation }

/** Gives the reserved time, or the day asked for, back, and reads the booking without it. */
class ReleaseStore {
  readonly releasing: Action<[]>

  constructor(private readonly get: StoreResolver) {
    const api = get(apiPort)(calls)
    this.releasing = new Action(async () => {
      const isSame = sameSession(get)
      const { isLead } = this
      await api.removeReservation({})
      // A visitor who has started over meanwhile is in another booking by now.
      if (!isSame()) return
      const hold = get(holdStore)
      hold.giveUp()
      // What gives a time back has not been saved.
      hold.send(null)
      const store = get(bookingStore)
      const { booking, resource } = store
      // It is given back, also where the booking cannot be read now: then this much is known of it.
      if (booking && !(await readBooking(store, isSame)) && isSame())
        resource.set({ ...booking, booking_total_duration: null, lead: false, lead_date: null })
      if (!isSame()) return
      get(notificationStore).success(t(isLead ? 'leadReleased' : 'released'))
      // The button that asked is gone with the time; where the step changes too, its heading takes the focus anyway.
      document.getElementById(STEP_HEADING_ID)?.focus()
    })
  }

  /** A day is asked for, and no time reserved. */
  get isLead(): boolean {
    const { booking } = this.get(bookingStore)
    return booking !== null && leadDate(booking) !== null
  }
}

export const releaseStore = defineStore('release-time', (get) => new ReleaseStore(get))
