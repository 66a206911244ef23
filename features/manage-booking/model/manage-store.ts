import { bookingStore, holdStore } from '#entities/booking'
import { bookingAttemptPort } from '#entities/process'
import { sessionStore } from '#entities/session'
import { apiPort } from '#shared/api/client'
import { extensionsOf } from '#shared/api/extensions'
import { privately } from '#shared/api/privately'
import { configPort } from '#shared/config/config'
import { defineStore } from '#shared/store/define-store'
import { bookedCalls, BookedStore } from './booked-store'
import { linkStore } from './link-store'
import { moveCalls, MoveStore } from './move-store'

/** The stores of the opened booking and of its move. */
export const manageStore = defineStore('manage-booking', (get) => {
  const [session, current] = [get(sessionStore), get(bookingStore)]
  const { installationType } = get(configPort).session
  const client = get(apiPort)
  const api = privately(client)({ ...bookedCalls, ...moveCalls })
  const extensions = () => extensionsOf(client)
  const booked = new BookedStore({ api, link: get(linkStore), session, current, installationType, extensions })
  const move = new MoveStore({
    api,
    booked,
    current,
    hold: get(holdStore),
    session,
    bookingAttempt: get(bookingAttemptPort),
  })
  const dispose = (): void => {
    move.dispose()
    booked.dispose()
  }
  return { booked, move, dispose }
})
export type ManageStore = ReturnType<typeof manageStore.create>
