import { useEffect } from 'react'
import { bookingStore, holdStore } from '#entities/booking'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore, useStores } from '#shared/store/use-store'

/**
 * Returns the visitor to the first finished step whose result is no longer valid, such as an expired time. Returns
 * whether that is about to happen. Use it in an observer component.
 */
export function useReturnToInvalidStep(): boolean {
  const get = useStores()
  const wizard = useStore(wizardStore)
  const hold = useStore(holdStore)
  const { token } = useStore(sessionStore)
  const { booking } = useStore(bookingStore)
  // Not on the last step or while this booking is being sent, because a saved booking holds no time either.
  const isBeingSent = hold.isSubmitPending && (hold.sent?.token ?? token) === token
  const isAsked = booking !== null && wizard.next !== undefined && !isBeingSent
  const undone = isAsked ? wizard.finished.find(({ isStillValid }) => isStillValid?.(get) === false)?.name : undefined
  // A submit with unknown outcome from another session is reported on the first step.
  const isOld = hold.sent !== null && hold.sent.token !== token
  useEffect(() => {
    if (isOld) hold.send(null)
  }, [isOld, hold])
  useEffect(() => {
    if (undone === undefined) return
    hold.expire()
    wizard.goTo(undone)
  }, [undone, hold, wizard])
  return undone !== undefined
}
