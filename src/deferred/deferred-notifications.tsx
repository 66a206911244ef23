import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { notificationStore, type Notification } from '#entities/notification'
import { useStore } from '#shared/store/use-store'
import { shellStore } from './shell-store'

/**
 * The notifications. Until their code has loaded, only a plain live region is rendered, so that the first notification
 * is announced. If loading fails, they stay visible as plain text.
 */
export const DeferredNotifications = observer(function DeferredNotifications() {
  const { shell, request, hasFailed } = useStore(shellStore)
  const { notifications } = useStore(notificationStore)
  const isNeeded = notifications.length > 0
  useEffect(() => {
    if (isNeeded) request()
  }, [isNeeded, request])
  if (shell) return <shell.Notifications />
  return (
    <section className={hasFailed ? 'wrap' : 'visually-hidden'}>
      {/* Announced with their code, unless a failure in its place says the same (`announceUnlessShown`). */}
      <div role={hasFailed ? 'alert' : undefined}>{notifications.filter(isError).map(words)}</div>
      <div aria-live="polite">{notifications.filter((one) => !isError(one)).map(words)}</div>
    </section>
  )
})

const isError = ({ level }: Notification): boolean => level === 'ERROR'
const words = ({ id, message }: Notification) => (
  <p key={id} data-toast="">
    {message}
  </p>
)
