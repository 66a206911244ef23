import { observer } from 'mobx-react-lite'
import { useStore, useStores } from '#shared/store/use-store'
import { t } from '../deferred/texts'
import { DiscardDialog } from '../wizard/discard-dialog'
import { leaveStore } from './leave-store'
import { useCallback, useEffect } from 'react'
import { useBlocker, type Blocker, type BlockerFunction } from 'react-router-dom'
import { setScrollRestoration } from '#shared/address'
import { isModalOpen } from '#shared/ui/overlay/dialog'
import { bookingStore } from '#entities/booking'
import { registryPort, wizardStore } from '#entities/process'
import { mayPrompt } from '#shared/leave-page'
import { string, type } from 'superstruct'
import { sessionStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'
import { PLACE_KEY, SESSION_KEY } from '#shared/store/keys'
import { persisted } from '#shared/store/persisted'
import { usePageRestored } from '#shared/ui/layout/use-page-restored'

/**
 * Asks for confirmation before a booking is left for another page (WZ-15). Lets the browser ask before a half-filled
 * booking is unloaded (WZ-13).
 */
export const Leaving = observer(function Leaving() {
  const blocker = useLeaveBlocker()
  useUnloadPrompt()
  useManualScroll()
  usePageRestore()
  const { leave, freesTime, confirm, stay } = useStore(leaveStore)
  const cancel = (): void => {
    stay()
    if (blocker.state === 'blocked') blocker.reset()
  }
  return (
    <DiscardDialog
      open={leave !== null}
      title={t('leaveTitle')}
      text={t(freesTime ? 'leaveHeldText' : 'leaveText')}
      confirm={t('leave')}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
})

/**
 * Blocks the way to another process until the visitor has confirmed it. A page that is not a process leaves the booking
 * unchanged in both directions.
 */
function useLeaveBlocker(): Blocker {
  const get = useStores()
  const mustAsk = useCallback<BlockerFunction>(
    ({ nextLocation }) => {
      const other = get(registryPort).at(nextLocation.pathname)
      if (other === undefined || other === get(wizardStore).process) return false
      return isModalOpen() || get(leaveStore).isBegun
    },
    [get],
  )
  const blocker = useBlocker(mustAsk)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { leave, ask } = get(leaveStore)
    // The page beneath another dialog stays as it is until that one is answered.
    if (leave === null && isModalOpen()) blocker.reset()
    else ask(blocker.proceed)
  }, [blocker, get])
  return blocker
}

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
const place = persisted(PLACE_KEY, type({ step: string() }))

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
  if (stored.token === here.token) wizard.goTo(place.read()?.step ?? '')
  else {
    // Session storage must match the visible page, so that a reload restores it.
    here.accept(here.token)
    wizard.goTo(wizard.active?.name ?? '')
  }
  // Also detects whether the session still exists.
  if (booking.resource.latest) void booking.resource.load()
}
