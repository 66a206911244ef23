import { observer } from 'mobx-react-lite'
import { LIFETIME_MS, notificationStore } from '#entities/notification'
import { useStore } from '#shared/store/use-store'
import { NotificationStack } from '#shared/ui/notification-stack'
import { t } from '../later/texts'

/** The notifications at the top right (RT-09). */
export const Notifications = observer(function Notifications() {
  const store = useStore(notificationStore)
  return (
    <NotificationStack
      label={t('notifications')}
      levelLabels={{
        ERROR: `${t('level_ERROR')}: `,
        WARNING: `${t('level_WARNING')}: `,
        SUCCESS: `${t('level_SUCCESS')}: `,
      }}
      items={store.notifications.map(({ id, level, message }) => ({
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
