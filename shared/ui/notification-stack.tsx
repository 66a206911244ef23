import styles from './notification-stack.module.css'
import { Toast, type NotificationItem, type NotificationLevel } from './notification/toast'
import { useReader } from './notification/use-reader'

export type { NotificationItem, NotificationLevel } from './notification/toast'

export interface NotificationStackProps {
  readonly items: readonly NotificationItem[]
  /** Name of the region. */
  readonly label: string
  /** Said before the text, such as 'Virhe: '. */
  readonly levelLabels: Readonly<Record<NotificationLevel, string>>
  readonly onDismiss: (id: NotificationItem['id']) => void
  /** The pointer or the focus came to the stack: time stands still. */
  readonly onPause?: () => void
  /** Both have left: every notification has its whole time again. */
  readonly onResume?: () => void
}

/** Notifications at the top right. Mount it once and leave it: its live regions must be there before the words. */
export function NotificationStack({ items, label, levelLabels, ...on }: NotificationStackProps) {
  const { root, isRead, round, handlers, leave, go } = useReader(on.onPause, on.onResume)
  const onDismiss = (id: NotificationItem['id'], isKeyboard: boolean): void => {
    leave(isKeyboard)
    on.onDismiss(id)
    // The last one takes the pointer's leave with it.
    if (items.length === 1) go('pointer')
  }
  const toast = (item: NotificationItem) => <Toast key={item.id} {...{ item, levelLabels, round, onDismiss }} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only tells that someone is reading
    <section
      ref={root}
      className={styles.stack}
      aria-label={items.length > 0 ? label : undefined}
      data-read={isRead || undefined}
      {...handlers}
    >
      <div className={styles.region} aria-live="assertive" aria-relevant="additions">
        {items.filter(({ level }) => level === 'ERROR').map(toast)}
      </div>
      <div className={styles.region} aria-live="polite" aria-relevant="additions">
        {items.filter(({ level }) => level !== 'ERROR').map(toast)}
      </div>
    </section>
  )
}
