import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { bookingStore } from '#entities/booking'
import { wizardStore } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/button'
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
  if (!isSame || !booking || (booking.vehicle === null && booking.order_items.length === 0)) return null
  return (
    <Message role="status" action={<Button onClick={onRestart}>{t('startOver')}</Button>}>
      <p>
        <strong>{t('restored')}</strong>
      </p>
      <p>{t('restoredText')}</p>
    </Message>
  )
})
