import { observer } from 'mobx-react-lite'
import { bookingStore, holdStore } from '#entities/booking'
import { sessionStore } from '#entities/session'
import { useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/message'
import { ownTabStore } from '../policy/own-tab'
import { t } from '../policy/texts'

/**
 * Why the booking begins anew here, for as long as it has not got further (READINGS.md 10). The notification has said it aloud.
 */
export const StartNotice = observer(function StartNotice() {
  const { booking, lost } = useStore(bookingStore)
  const { hasLeft } = useStore(ownTabStore)
  const { token } = useStore(sessionStore)
  const { sent } = useStore(holdStore)
  // Of a session that has ended before it was known what became of its booking.
  const isUnsure = sent !== null && sent.token !== token
  const reason = booking ? null : isUnsure ? 'unsure' : lost ? 'sessionExpired' : hasLeft ? 'otherTab' : null
  return (
    reason && (
      <Message tone="warning">
        <p>
          <strong>{t(reason)}</strong>
        </p>
        <p>{t(`${reason}Help`)}</p>
      </Message>
    )
  )
})
