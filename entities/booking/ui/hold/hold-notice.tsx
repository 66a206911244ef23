import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ensureLoaded, onDemand } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { holdStore } from '../../model/hold-store'
import styles from './hold-notice.module.css'

/** The warning is loaded lazily, because most visitors finish long before it. */
const warningStore = onDemand('hold-warning', () => import(/* webpackChunkName: "time" */ './hold-warning'))

/**
 * Shows an inactive visitor how long the time is still held. Each step that is visible during a hold shows it at its
 * top. The countdown runs while it is mounted.
 */
export const HoldNotice = observer(function HoldNotice() {
  const hold = useStore(holdStore)
  const code = useStore(warningStore)
  const { deadline, minutesLeft, wasKept } = hold
  const isShown = minutesLeft !== null || wasKept
  const Warning = isShown ? code.latest?.HoldWarning : undefined
  useEffect(() => hold.watch(), [hold, deadline])
  useEffect(() => hold.clearKept, [hold])
  useEffect(() => {
    // Retries a failed load each minute.
    if (isShown) void ensureLoaded(code)
  }, [code, isShown, minutesLeft])
  return (
    // The live region is mounted before its text, because screen readers announce only later changes.
    <div aria-live="polite" className={styles.place} data-shown={Warning && ''}>
      {Warning && <Warning />}
    </div>
  )
})
