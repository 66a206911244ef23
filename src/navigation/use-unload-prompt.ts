import { useEffect } from 'react'
import { bookingStore } from '#entities/booking'
import { wizardStore } from '#entities/process'
import { mayPrompt } from '#shared/leave-page'
import { useStore } from '#shared/store/use-store'

/** Makes the browser ask for confirmation before a half-filled booking is unloaded. Use it in an observer component. */
export function useUnloadPrompt(): void {
  const { booking } = useStore(bookingStore)
  const { next } = useStore(wizardStore)
  const isHalfFilled = Boolean(booking?.vehicle && next)
  useEffect(() => {
    if (!isHalfFilled) return undefined
    // Only while needed, because this listener can prevent the back-forward cache.
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isHalfFilled])
}

const ask = (event: Event): void => {
  if (mayPrompt()) event.preventDefault()
}
