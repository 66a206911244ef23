import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { bookingStore, leadDate } from '#entities/booking'
import { errorText, notificationStore } from '#entities/notification'
import { ensureLoaded, onDemand } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { t } from '../texts'

const dialogStore = onDemand('release-dialog', () => import(/* webpackChunkName: "time" */ './release-dialog'))

/**
 * Button that releases the held time after a confirmation (TM-15). The visitor can then change the earlier steps again.
 */
export const ReleaseTime = observer(function ReleaseTime() {
  const { booking, isLocked } = useStore(bookingStore)
  const notifications = useStore(notificationStore)
  const code = useStore(dialogStore)
  const [isAsking, setAsking] = useState(false)
  const ask = async (): Promise<void> => {
    if (await ensureLoaded(code)) setAsking(true)
    else if (code.state.status === 'failed') notifications.error(errorText(code.state.error))
  }
  if (!booking || !isLocked) return null
  return (
    <>
      <Button variant="text" onClick={() => void ask()}>
        {t(leadDate(booking) ? 'releaseLead' : 'release')}
      </Button>
      {isAsking && code.latest && <code.latest.ReleaseDialog onClose={() => setAsking(false)} />}
    </>
  )
})
