import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { notificationStore, type Notification } from '#entities/notification'
import { useStore } from '#shared/store/use-store'
import { announceUnlessShown } from '#shared/ui/feedback/show-failure'
import { t } from '../texts'
import { shellStore } from './shell-store'

/**
 * The notifications. Errors are announced at once, unless a failure in its section says the same. Until the code of the
 * notifications has loaded, only a plain live region is rendered, so that the first one of another kind is announced. If
 * loading fails, they stay visible as plain text.
 */
export const DeferredNotifications = observer(function DeferredNotifications() {
  const { shell, request, hasFailed } = useStore(shellStore)
  const { notifications } = useStore(notificationStore)
  const isNeeded = notifications.length > 0
  useEffect(() => {
    if (isNeeded) request()
  }, [isNeeded, request])
  const errors = notifications.filter(isError)
  return (
    <>
      {errors.map(({ id, message }) => (
        <ErrorAnnouncement key={id} text={t('errorSaid', { message })} />
      ))}
      {shell ? (
        <shell.Notifications />
      ) : (
        <section className={hasFailed ? 'wrap' : 'visually-hidden'}>
          {errors.map(words)}
          <div aria-live="polite">{notifications.filter((one) => !isError(one)).map(words)}</div>
        </section>
      )}
    </>
  )
})

function ErrorAnnouncement({ text }: { readonly text: string }) {
  useEffect(() => announceUnlessShown(text), [text])
  return null
}

const isError = ({ level }: Notification): boolean => level === 'ERROR'
const words = ({ id, message }: Notification) => (
  <p key={id} data-toast="">
    {message}
  </p>
)
