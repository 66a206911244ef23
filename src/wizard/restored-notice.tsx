import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { bookingStore } from '#entities/booking'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/button'
import { LiveRegion } from '#shared/ui/live-region'
import { Message } from '#shared/ui/message'
import { t } from '../deferred/texts'

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
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Scrolls only if the notice is out of view, and not while the visitor is typing.
    if (isBegun && document.activeElement === document.body) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [isBegun])
  return (
    <>
      {isBegun && (
        <div ref={notice}>
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
