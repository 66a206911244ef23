import { useEffect } from 'react'
import { bookingStore } from '#entities/booking'
import { wizardStore } from '#entities/process'
import { useStore } from '#shared/store/use-store'

/** The browser asks before the page is left with a half-filled booking. Observe where this is used. */
export function useUnloadQuestion(): void {
  const { booking } = useStore(bookingStore)
  const { next } = useStore(wizardStore)
  const isHalfFilled = Boolean(booking?.vehicle && next)
  useEffect(() => {
    if (!isHalfFilled) return undefined
    // Only then: with this listener a browser may not keep the page for a quick way back.
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isHalfFilled])
}

const ask = (event: Event): void => event.preventDefault()
