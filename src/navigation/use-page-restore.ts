import { useEffect } from 'react'
import { string, type } from 'superstruct'
import { bookingStore } from '#entities/booking'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'
import { PLACE_KEY, SESSION_KEY } from '#shared/store/keys'
import { persisted } from '#shared/store/persisted'
import { useStores } from '#shared/store/use-store'

const storage = (): Storage => window.sessionStorage
const session = persisted(storage, SESSION_KEY, type({ token: string() }))
const place = persisted(storage, PLACE_KEY, type({ step: string() }))

/**
 * Updates a page restored from the back-forward cache. It has its old state, while another page of this tab may have
 * continued the same booking or started another one.
 */
export function usePageRestore(): void {
  const get = useStores()
  useEffect(() => {
    const onPageShow = ({ persisted: isKept }: PageTransitionEvent): void => {
      if (isKept) restore(get)
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [get])
}

function restore(get: StoreResolver): void {
  const [here, booking, wizard] = [get(sessionStore), get(bookingStore), get(wizardStore)]
  const stored = session.read()
  if (here.token === null || !wizard.process) return
  if (stored === null) {
    // The other page has sent or discarded the booking.
    here.forget()
    booking.reset()
    wizard.reset()
    return
  }
  if (stored.token === here.token) wizard.goTo(place.read()?.step ?? '')
  else {
    // Session storage must match the visible page, so that a reload restores it.
    here.accept(here.token)
    wizard.goTo(wizard.active?.name ?? '')
  }
  // Also detects whether the session still exists.
  if (booking.resource.latest) void booking.resource.load()
}
