import { bookingStore, holdStore } from '#entities/booking'
import { notificationStore } from '#entities/notification'
import { STEP_HEADING_ID } from '#entities/process'
import { sameSession } from '#entities/session'
import { removeReservation } from '#shared/api/contract/reservation'
import { apiPort } from '#shared/api/port'
import { Action } from '#shared/store/action'
import { defineStore, type StoreResolver } from '#shared/store/define-store'
import { t } from '../release-texts'

/** The calls made here. */
const calls = { removeReservation }

/** Gives the reserved time, or the day asked for, back, and reads the booking without it. */
class ReleaseStore {
  readonly releasing: Action<[]>

  constructor(get: StoreResolver) {
    const api = get(apiPort)(calls)
    this.releasing = new Action(async () => {
      const isSame = sameSession(get)
      await api.removeReservation({})
      // A visitor who has started over meanwhile is in another booking by now.
      if (!isSame()) return
      get(holdStore).giveUp()
      await get(bookingStore).refresh()
      get(notificationStore).success(t('released'))
      // The button that asked is gone with the time; where the step changes too, its heading takes the focus anyway.
      document.getElementById(STEP_HEADING_ID)?.focus()
    })
  }
}

export const releaseStore = defineStore('release-time', (get) => new ReleaseStore(get))
