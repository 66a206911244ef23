import { observer } from 'mobx-react-lite'
import { bookingStore, holdStore } from '#entities/booking'
import { moneyOf, moneyWords } from '#entities/payment'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore, useStores } from '#shared/store/use-store'
import { Message } from '#shared/ui/feedback/message'
import { ownTabStore } from '../policy/own-tab'
import { t as policy } from '../policy/texts'
import { useEffect, useState } from 'react'
import { Button } from '#shared/ui/action/button'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { t } from '../deferred/texts'

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
      <Message tone="warning" role="alert" title={policy(reason)}>
        {/* After a reload the entered data is unknown and cannot be filled in. */}
        {(reason !== 'sessionExpired' || filled) && <p>{policy(`${reason}Help`)}</p>}
        {reason === 'sessionExpired' && money && moneyWords(money, 'ended').map((text) => <p key={text}>{text}</p>)}
      </Message>
    )
  )
})

/** Scrolls to the notice only if it is out of view, and not while the visitor is typing. */
const showUnlessTyping = (notice: HTMLElement | null): void => {
  if (document.activeElement === document.body) notice?.scrollIntoView({ block: 'nearest' })
}

/** Fetches a begun booking after a reload at the first step, and says that it continues (RC-07). */
export const RestoredNotice = observer(function RestoredNotice({ onRestart }: { readonly onRestart: () => void }) {
  const { isRestored, moves, bookingAttemptId } = useStore(wizardStore)
  const { token } = useStore(sessionStore)
  const { booking, resource } = useStore(bookingStore)
  const [opened] = useState({ bookingAttemptId, token })
  // Starting over begins another booking attempt, and the end of a session another booking.
  const isSame =
    isRestored &&
    moves === 0 &&
    token !== null &&
    opened.bookingAttemptId === bookingAttemptId &&
    opened.token === token
  useEffect(() => {
    if (isSame && resource.state.status === 'idle') void resource.load()
  }, [isSame, resource])
  const isBegun = isSame && booking !== null && (booking.vehicle !== null || booking.order_items.length > 0)
  return (
    <>
      {isBegun && (
        <div ref={showUnlessTyping}>
          <Message title={t('restored')} action={<Button onClick={onRestart}>{t('startOver')}</Button>}>
            <p>{t('restoredText')}</p>
          </Message>
        </div>
      )}
      {isSame && <LiveRegion>{isBegun && t('restoredText')}</LiveRegion>}
    </>
  )
})
