import { observer } from 'mobx-react-lite'
import { useStore, useStores } from '#shared/store/use-store'
import { t } from '../deferred/texts'
import { DiscardDialog } from '../wizard/discard-dialog'
import { LeaveBlocker } from './leave-blocker'
import { leaveStore } from './leave-store'
import { useCallback, useEffect } from 'react'
import { setScrollRestoration } from '#shared/address'
import { bookingStore } from '#entities/booking'
import { wizardStore } from '#entities/process'
import { mayPrompt } from '#shared/leave-page'
import { string, type } from 'superstruct'
import { sessionStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'
import { STEP_PLACE_KEY, SESSION_KEY } from '#shared/store/keys'
import { persisted } from '#shared/store/persisted'
import { useModalOpen } from '#shared/ui/overlay/dialog'
import { usePageRestored } from '#shared/ui/layout/use-page-restored'

/**
 * Asks for confirmation before a booking is left for another page (WZ-15). Lets the browser ask before a half-filled
 * booking is unloaded (WZ-13).
 */
export const Leaving = observer(function Leaving() {
  useUnloadPrompt()
  useManualScroll()
  usePageRestore()
  const { leave, freesTime, confirm, stay } = useStore(leaveStore)
  const { process } = useStore(wizardStore)
  const isCovered = useModalOpen()
  return (
    <>
      {(process || isCovered) && <LeaveBlocker />}
      <DiscardDialog
        open={leave !== null}
        title={t('leaveTitle')}
        text={t(freesTime ? 'leaveHeldText' : 'leaveText')}
        confirm={t('leave')}
        onConfirm={confirm}
        onCancel={stay}
      />
    </>
  )
})

/** Disables scroll restoration between steps, because each step scrolls to its heading. Reloads still restore it. */
function useManualScroll(): void {
  useEffect(() => {
    const set = (mode: ScrollRestoration) => (): void => setScrollRestoration(mode)
    const [manual, auto] = [set('manual'), set('auto')]
    manual()
    window.addEventListener('pageshow', manual)
    window.addEventListener('pagehide', auto)
    return () => {
      window.removeEventListener('pageshow', manual)
      window.removeEventListener('pagehide', auto)
    }
  }, [])
}

/** Makes the browser ask for confirmation before a half-filled booking is unloaded. Use it in an observer component. */
function useUnloadPrompt(): void {
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

const session = persisted(SESSION_KEY, type({ token: string() }))
const stepPlace = persisted(STEP_PLACE_KEY, type({ step: string() }))

/**
 * Updates a page restored from the back-forward cache. It has its old state, while another page of this tab may have
 * continued the same booking or started another one.
 */
function usePageRestore(): void {
  const get = useStores()
  usePageRestored(useCallback(() => restore(get), [get]))
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
  if (stored.token === here.token) wizard.goTo(stepPlace.read()?.step ?? '')
  else {
    // Session storage must match the visible page, so that a reload restores it.
    here.accept(here.token)
    wizard.goTo(wizard.active?.name ?? '')
  }
  // Also detects whether the session still exists.
  if (booking.resource.latest) void booking.resource.load()
}
