import { observer } from 'mobx-react-lite'
import { bookingStore, holdStore } from '#entities/booking'
import { moneyOf, moneyWords } from '#entities/payment'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore, useStores } from '#shared/store/use-store'
import { Message } from '#shared/ui/feedback/message'
import { ownTabStore } from '../policy/own-tab'
import { t } from '../policy/texts'

/**
 * Explains why the booking starts again, until a new booking exists (reading 10, RC-08).
 */
export const StartNotice = observer(function StartNotice() {
  const { booking, expiredBooking: filled } = useStore(bookingStore)
  const { expiredToken, token } = useStore(sessionStore)
  const { moves } = useStore(wizardStore)
  const { hasLeft } = useStore(ownTabStore)
  const { sent } = useStore(holdStore)
  // A previous session ended before the outcome of its submit was known.
  const isUnsure = sent !== null && sent.token !== token
  const isLost = expiredToken !== null && moves > 0
  const money = moneyOf(useStores(), expiredToken)
  const reason = booking ? null : isUnsure ? 'unsure' : isLost ? 'sessionExpired' : hasLeft ? 'otherTab' : null
  return (
    reason && (
      <Message tone="warning" role="alert">
        <p>
          <strong>{t(reason)}</strong>
        </p>
        {/* After a reload the entered data is unknown and cannot be filled in. */}
        {(reason !== 'sessionExpired' || filled) && <p>{t(`${reason}Help`)}</p>}
        {reason === 'sessionExpired' && money && moneyWords(money, 'ended').map((text) => <p key={text}>{text}</p>)}
      </Message>
    )
  )
})
