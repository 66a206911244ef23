import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { wizardStore } from '#entities/process'
import { useStore, useStores } from '#shared/store/use-store'
import { shellStore } from '../deferred/shell-store'
import type { StepHistory } from './step-history'
import type { StepPlace } from './step-trail'

/**
 * Connects Back and Forward to the steps, and asks for confirmation before a held time is left. The history loads later,
 * because the first step has no earlier step.
 */
export const Navigation = observer(function Navigation() {
  const get = useStores()
  const wizard = useStore(wizardStore)
  const { process, bookingAttemptId, index } = wizard
  const location = useLocation()
  const navigate = useNavigate()
  const action = useNavigationType()
  const { shell } = useStore(shellStore)
  useFirstInteraction(index > 0)
  const history = useRef<StepHistory>(null)
  // The step at which this page opened the booking, for a StepHistory that loads after the visitor has moved on.
  const opened = useRef<StepPlace>(null)
  useLayoutEffect(() => {
    opened.current = { bookingAttemptId, index: wizard.index, isFinished: false }
  }, [bookingAttemptId, wizard])
  useEffect(() => {
    if (!shell) return undefined
    const steps = new shell.StepHistory(get, navigate, opened.current)
    history.current = steps
    return () => steps.stop()
  }, [get, navigate, shell])
  useEffect(() => {
    history.current?.sync(location, action)
  }, [process, bookingAttemptId, index, location, action, shell])
  return shell && <shell.Leaving />
})

const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'input'] as const

/** Delay in milliseconds, long after the first screen, so that an idle visitor gets the code before going offline. */
const IDLE_MS = 5000

/** Loads the deferred shell on the first interaction or when idle. Earlier it would delay the first screen. */
function useFirstInteraction(isPastFirstStep: boolean): void {
  const store = useStore(shellStore)
  const { isRequested, shell, request } = store
  const isLoaded = shell !== null
  useEffect(() => {
    if (isPastFirstStep || isRequested) request()
    if (isLoaded) return undefined
    // Deferred, because a render before React has handled the key event would revert the typed character.
    const begin = (): unknown => setTimeout(request)
    for (const type of INTERACTIONS) window.addEventListener(type, begin, { capture: true, passive: true })
    const idle = setTimeout(request, IDLE_MS)
    return () => {
      clearTimeout(idle)
      for (const type of INTERACTIONS) window.removeEventListener(type, begin, { capture: true })
    }
  }, [isPastFirstStep, isRequested, isLoaded, request])
}
