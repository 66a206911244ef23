import { useEffect } from 'react'
import { bookingStore, holdStore } from '#entities/booking'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore, useStores } from '#shared/store/use-store'

/**
 * Brings the visitor back to the first finished step whose result does not stand any more: a time runs out by itself.
 * Returns whether it is about to. Observe where this is used.
 */
export function useComingBack(): boolean {
  const get = useStores()
  const wizard = useStore(wizardStore)
  const hold = useStore(holdStore)
  const { token } = useStore(sessionStore)
  const { booking } = useStore(bookingStore)
  // Not from the thanks, and not while this booking is being sent: what is saved then holds no time either.
  const isBeingSent = hold.isBeingSent && (hold.sent?.token ?? token) === token
  const isAsked = booking !== null && wizard.next !== undefined && !isBeingSent
  const undone = isAsked ? wizard.finished.find(({ isStillDone }) => isStillDone?.(get) === false)?.name : undefined
  // What another session has left open is told at the first step.
  const isOld = hold.sent !== null && hold.sent.token !== token
  useEffect(() => {
    if (isOld) hold.send(null)
  }, [isOld, hold])
  useEffect(() => {
    if (undone === undefined) return
    hold.lose()
    wizard.goTo(undone)
  }, [undone, hold, wizard])
  return undone !== undefined
}
