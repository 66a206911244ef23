import { observer } from 'mobx-react-lite'
import { HoldNotice, holdStore } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/feedback/message'
import { t } from '../texts'
import { errorText } from '#entities/notification'
import type { Reservation } from './reservation'
import { Lazy } from '../step/lazy'

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
  const { attempt, isBounded, isRefused, isShownElsewhere } = reservation
  if (!attempt.hasFailed || isShownElsewhere) return null
  if (isBounded) return <Lazy>{({ TooManyHolds }) => <TooManyHolds />}</Lazy>
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
