import { observer } from 'mobx-react-lite'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { LIFETIME_MS, notificationStore } from '#entities/notification'
import { useStore } from '#shared/store/use-store'
import { NotificationStack } from '#shared/ui/feedback/notification-stack'
import { t } from '../deferred/texts'
import { ownTabStore } from '../policy/own-tab'
import { t as policy } from '../policy/texts'

const OFFLINE = 'offline'

/** The notifications at the top right (RT-09), and a warning while the browser is offline. */
export const Notifications = observer(function Notifications() {
  const store = useStore(notificationStore)
  const ownTab = useStore(ownTabStore)
  useEffect(() => ownTab.watch(), [ownTab])
  const isOnline = useOnline()
  const [isHidden, setHidden] = useState(false)
  useEffect(() => setHidden(false), [isOnline])
  const offline = { id: OFFLINE, level: 'WARNING', text: policy('offline') } as const
  return (
    <NotificationStack
      label={t('notifications')}
      dismissLabel={t('dismiss')}
      levelLabels={{
        ERROR: `${t('level_ERROR')}: `,
        WARNING: `${t('level_WARNING')}: `,
        SUCCESS: `${t('level_SUCCESS')}: `,
      }}
      items={[
        ...(isOnline || isHidden ? [] : [offline]),
        ...store.notifications.map(({ id, level, message }) => ({
          id,
          level,
          text: message,
          durationMs: LIFETIME_MS,
        })),
      ]}
      onDismiss={(id) => (id === OFFLINE ? setHidden(true) : store.dismiss(id))}
      onPause={store.pause}
      onResume={store.resume}
    />
  )
})

/** Returns whether the browser reports a connection. */
const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine)

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
