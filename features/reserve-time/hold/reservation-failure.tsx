import { observer } from 'mobx-react-lite'
import { errorText } from '#entities/notification'
import { Message } from '#shared/ui/feedback/message'
import type { Reservation } from './reservation'
import { t } from '../texts'
import { Lazy } from '../step/lazy'

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
