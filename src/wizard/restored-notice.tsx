import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { bookingStore } from '#entities/booking'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { Message } from '#shared/ui/feedback/message'
import { t } from '../deferred/texts'

/** Scrolls to the notice only if it is out of view, and not while the visitor is typing. */
const showUnlessTyping = (notice: HTMLElement | null): void => {
  if (document.activeElement === document.body) notice?.scrollIntoView({ block: 'nearest' })
}

/** Fetches a begun booking after a reload at the first step, and says that it continues (RC-07). */
export const RestoredNotice = observer(function RestoredNotice({ onRestart }: { readonly onRestart: () => void }) {
  const { isRestored, moves, visit } = useStore(wizardStore)
  const { token } = useStore(sessionStore)
  const { booking, resource } = useStore(bookingStore)
  const [opened] = useState({ visit, token })
  // Starting over begins another visit, and the end of a session another booking.
  const isSame = isRestored && moves === 0 && token !== null && opened.visit === visit && opened.token === token
  useEffect(() => {
    if (isSame && resource.state.status === 'idle') void resource.load()
  }, [isSame, resource])
  const isBegun = isSame && booking !== null && (booking.vehicle !== null || booking.order_items.length > 0)
  return (
    <>
      {isBegun && (
        <div ref={showUnlessTyping}>
          <Message action={<Button onClick={onRestart}>{t('startOver')}</Button>}>
            <p>
              <strong>{t('restored')}</strong>
            </p>
            <p>{t('restoredText')}</p>
          </Message>
        </div>
      )}
      {isSame && <LiveRegion>{isBegun && t('restoredText')}</LiveRegion>}
    </>
  )
})
