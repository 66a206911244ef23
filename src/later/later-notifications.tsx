import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { notificationStore } from '#entities/notification'
import { useStore } from '#shared/store/use-store'
import { laterStore } from './later-store'

/** The notifications, in place before the visitor's first touch has led to any; or as soon as there is one. */
export const LaterNotifications = observer(function LaterNotifications() {
  const { parts, want } = useStore(laterStore)
  const { notifications } = useStore(notificationStore)
  const isNeeded = notifications.length > 0
  useEffect(() => {
    if (isNeeded) want()
  }, [isNeeded, want])
  return parts && <parts.Notifications />
})
