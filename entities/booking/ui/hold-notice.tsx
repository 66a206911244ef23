import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { fetched, onDemand } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { holdStore } from '../model/hold-store'
import styles from './hold-notice.module.css'

/** Most visitors are done long before: its code comes when it is needed. */
const warningStore = onDemand('hold-warning', () => import(/* webpackChunkName: "time" */ './hold-warning'))

/**
 * Tells a visitor who has done nothing for a while for how long the time is still theirs. Stands above what the step asks,
 * on each step that can be seen while a time is held; the clock is followed as long as it is there.
 */
export const HoldNotice = observer(function HoldNotice() {
  const hold = useStore(holdStore)
  const code = useStore(warningStore)
  const { deadline, minutesLeft, wasKept } = hold
  const isTold = minutesLeft !== null || wasKept
  useEffect(() => hold.watch(), [hold, deadline])
  useEffect(() => hold.forgetKept, [hold])
  useEffect(() => {
    // Asked for anew with each minute, where it does not come.
    if (isTold) void fetched(code)
  }, [code, isTold, minutesLeft])
  return (
    // There before the words, which would not be heard otherwise.
    <div aria-live="polite" className={styles.place}>
      {isTold && code.latest && <code.latest.HoldWarning />}
    </div>
  )
})
