import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { LIFETIME_MS, notificationStore } from '#entities/notification'
import { useStore } from '#shared/store/use-store'
import { NotificationStack } from '#shared/ui/notification-stack'
import { t } from '../later/texts'

/** The notifications at the top right (RT-09). */
export const Notifications = observer(function Notifications() {
  const store = useStore(notificationStore)
  // The live regions first: words that come together with their region are not heard.
  const [isHeard, setHeard] = useState(false)
  useEffect(() => setHeard(true), [])
  return (
    <NotificationStack
      label={t('notifications')}
      levelLabels={{
        ERROR: `${t('level_ERROR')}: `,
        WARNING: `${t('level_WARNING')}: `,
        SUCCESS: `${t('level_SUCCESS')}: `,
      }}
      items={(isHeard ? store.notifications : []).map(({ id, level, message }) => ({
        id,
        level,
        text: message,
        durationMs: LIFETIME_MS,
      }))}
      onDismiss={store.dismiss}
      onPause={store.pause}
      onResume={store.resume}
    />
  )
})
