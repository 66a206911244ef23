import { observer } from 'mobx-react-lite'
import { bookingStore, holdStore } from '#entities/booking'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/message'
import { ownTabStore } from '../policy/own-tab'
import { t } from '../policy/texts'

/**
 * Why the booking begins anew here, for as long as it has not got further (READINGS.md 10). The notification has said it aloud.
 */
export const StartNotice = observer(function StartNotice() {
  const { booking, lost: filled } = useStore(bookingStore)
  const { lost, token } = useStore(sessionStore)
  const { moves } = useStore(wizardStore)
  const { hasLeft } = useStore(ownTabStore)
  const { sent } = useStore(holdStore)
  // Of a session that has ended before it was known what became of its booking.
  const isUnsure = sent !== null && sent.token !== token
  const isLost = lost !== null && moves > 0
  const reason = booking ? null : isUnsure ? 'unsure' : isLost ? 'sessionExpired' : hasLeft ? 'otherTab' : null
  return (
    reason && (
      <Message tone="warning">
        <p>
          <strong>{t(reason)}</strong>
        </p>
        {/* After a reload nothing is known that could be filled in. */}
        {(reason !== 'sessionExpired' || filled) && <p>{t(`${reason}Help`)}</p>}
      </Message>
    )
  )
})
