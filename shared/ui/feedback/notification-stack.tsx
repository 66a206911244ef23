import { useId } from 'react'
import styles from './notification-stack.module.css'
import { useReader } from './use-reader'
import { classNames } from '../text/class-names'
import { Icon, type IconName } from '../text/icon'

export interface NotificationStackProps {
  /** Errors are announced by the caller (`announceUnlessShown`), the others by the stack. */
  readonly items: readonly NotificationItem[]
  /** Accessible name of the region. */
  readonly label: string
  /** Read before the text, such as 'Virhe: '. */
  readonly levelLabels: Readonly<Record<NotificationLevel, string>>
  /** What a press does, such as 'Dismiss'. */
  readonly dismissLabel: string
  readonly onDismiss: (id: NotificationItem['id']) => void
  /** The pointer or the focus entered the stack, so timers stop. */
  readonly onPause?: () => void
  /** Both left the stack, so the timer of each notification restarts in full. */
  readonly onResume?: () => void
}

/** Notifications at the top right. Keep it mounted, because live regions must exist before their text changes. */
export function NotificationStack({ items, label, levelLabels, dismissLabel, ...on }: NotificationStackProps) {
  const { root, isRead, round, handlers, moveFocus, exit } = useReader(on.onPause, on.onResume)
  const onDismiss = (id: NotificationItem['id'], isKeyboard: boolean): void => {
    moveFocus(isKeyboard)
    on.onDismiss(id)
    // Removing the last notification fires no pointerleave event.
    if (items.length === 1) exit('pointer')
  }
  const toast = (item: NotificationItem) => (
    <Toast key={item.id} {...{ item, levelLabels, dismissLabel, round, onDismiss }} />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only tracks that someone reads
    <section
      ref={root}
      className={styles.stack}
      aria-label={items.length > 0 ? label : undefined}
      data-read={isRead || undefined}
      {...handlers}
    >
      <div className={styles.region}>{items.filter(({ level }) => level === 'ERROR').map(toast)}</div>
      <div className={styles.region} aria-live="polite" aria-relevant="additions">
        {items.filter(({ level }) => level !== 'ERROR').map(toast)}
      </div>
    </section>
  )
}

export type NotificationLevel = 'ERROR' | 'WARNING' | 'SUCCESS'

export interface NotificationItem {
  readonly id: string | number
  readonly level: NotificationLevel
  readonly text: string
  /** Lifetime in milliseconds, shown by the shrinking line below the text. Without it the line stays full. */
  readonly durationMs?: number | undefined
}

interface ToastProps {
  readonly item: NotificationItem
  readonly levelLabels: Readonly<Record<NotificationLevel, string>>
  readonly dismissLabel: string
  readonly onDismiss: (id: NotificationItem['id'], isKeyboard: boolean) => void
  /** Number of timer restarts. Each restart also restarts the line. */
  readonly round: number
}

const ICONS: Readonly<Record<NotificationLevel, IconName>> = { ERROR: 'error', WARNING: 'warning', SUCCESS: 'check' }

/** One notification. A press anywhere on it dismisses it. */
function Toast({ item, levelLabels, dismissLabel, onDismiss, round }: ToastProps) {
  const id = useId()
  return (
    <div data-toast="" className={classNames(styles.toast, styles[item.level.toLowerCase()])}>
      <span className={styles.icon}>
        <Icon name={ICONS[item.level]} />
      </span>
      <div className={styles.text} id={id}>
        <span className="visually-hidden">{levelLabels[item.level]}</span>
        {item.text}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={dismissLabel}
        aria-describedby={id}
        // A click from the keyboard has detail 0.
        onClick={({ detail }) => onDismiss(item.id, detail === 0)}
      >
        <Icon name="close" />
      </button>
      <span
        key={round}
        className={styles.line}
        style={item.durationMs === undefined ? undefined : { animationDuration: `${item.durationMs}ms` }}
      />
    </div>
  )
}
