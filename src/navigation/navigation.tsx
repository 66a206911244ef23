import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { wizardStore } from '#entities/process'
import { useStore, useStores } from '#shared/store/use-store'
import { laterStore } from '../later/later-store'
import { useFirstTouch } from '../later/use-first-touch'
import type { StepHistory } from './step-history'
import type { Place } from './step-trail'

/** Lets Back and forward walk the steps, and asks before a held time is left. */
export const Navigation = observer(function Navigation() {
  const get = useStores()
  const wizard = useStore(wizardStore)
  const { process, visit, index } = wizard
  const location = useLocation()
  const { parts } = useStore(laterStore)
  useFirstTouch(index > 0)
  const history = useRef<StepHistory>(null)
  // Where this booking began in this page, for a history that comes when the visitor has gone on already.
  const opened = useRef<Place>(null)
  useLayoutEffect(() => {
    opened.current = { visit, index: wizard.index, isFinished: false }
  }, [visit, wizard])
  // A layout effect, since those of children come before the router's own: browsers call the listeners in that order. The
  // history itself comes later; on the first step there is nothing to walk yet.
  useLayoutEffect(() => {
    const hear = (event: PopStateEvent): void => history.current?.hear(event)
    window.addEventListener('popstate', hear, true)
    return () => window.removeEventListener('popstate', hear, true)
  }, [])
  useEffect(() => {
    if (!parts) return undefined
    const steps = new parts.StepHistory(get, opened.current)
    history.current = steps
    return () => steps.stop()
  }, [get, parts])
  useEffect(() => {
    history.current?.sync(location.pathname)
  }, [process, visit, index, location, parts])
  return parts && <parts.Leaving />
})
