import styles from './notification-stack.module.css'
import { Toast, type NotificationItem, type NotificationLevel } from './toast'
import { useReader } from './use-reader'

export type { NotificationItem, NotificationLevel } from './toast'

export interface NotificationStackProps {
  readonly items: readonly NotificationItem[]
  /** Accessible name of the region. */
  readonly label: string
  /** Announced before the text, such as 'Virhe: '. */
  readonly levelLabels: Readonly<Record<NotificationLevel, string>>
  readonly onDismiss: (id: NotificationItem['id']) => void
  /** The pointer or the focus entered the stack, so timers stop. */
  readonly onPause?: () => void
  /** Both left the stack, so the timer of each notification restarts in full. */
  readonly onResume?: () => void
}

/** Notifications at the top right. Keep it mounted, because live regions must exist before their text changes. */
export function NotificationStack({ items, label, levelLabels, ...on }: NotificationStackProps) {
  const { root, isRead, round, handlers, moveFocus, exit } = useReader(on.onPause, on.onResume)
  const onDismiss = (id: NotificationItem['id'], isKeyboard: boolean): void => {
    moveFocus(isKeyboard)
    on.onDismiss(id)
    // Removing the last notification fires no pointerleave event.
    if (items.length === 1) exit('pointer')
  }
  const toast = (item: NotificationItem) => <Toast key={item.id} {...{ item, levelLabels, round, onDismiss }} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only tracks that someone reads
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
