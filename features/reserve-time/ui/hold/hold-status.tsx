import { observer } from 'mobx-react-lite'
import { HoldNotice, holdStore, bookingStore, leadDate } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/feedback/message'
import { t } from '../../texts'
import { errorText, notificationStore } from '#entities/notification'
import type { Reservation } from '../../model/reservation'
import { Lazy } from '../lazy'
import { useState } from 'react'
import { ensureLoaded, onDemand } from '#shared/store/on-demand'
import { Button } from '#shared/ui/action/button'

/** Message that the held time has expired, or its remaining time. */
export const HoldHead = observer(function HoldHead() {
  const { hasExpired } = useStore(holdStore)
  return (
    <>
      {hasExpired && (
        <Message tone="warning" role="alert">
          {t('expired')}
        </Message>
      )}
      <HoldNotice />
    </>
  )
})

/** Failure of reserving the chosen time. */
export const ReservationFailure = observer(function ReservationFailure({
  reservation,
}: {
  readonly reservation: Reservation
}) {
  const { attempt, tooMany, isRefused, isShownElsewhere } = reservation
  if (!attempt.hasFailed || isShownElsewhere) return null
  if (tooMany) return <Lazy>{({ TooManyTimes }) => <TooManyTimes of={tooMany} />}</Lazy>
  return (
    <Message tone="error">
      {isRefused ? (
        <>
          <p>
            <strong>{t('reservationFailed')}</strong>
          </p>
          <p>{t('reservationFailedHelp')}</p>
        </>
      ) : (
        errorText(attempt.error)
      )}
    </Message>
  )
})

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
