import { useId } from 'react'
import styles from './notification-stack.module.css'
import { useReader } from './use-reader'
import { classNames } from '../text/class-names'
import { Icon, type IconName } from '../text/icon'

export interface NotificationStackProps {
  readonly items: readonly NotificationItem[]
  /** Accessible name of the region. */
  readonly label: string
  /** Announced before the text, such as 'Virhe: '. */
  readonly levelLabels: Readonly<Record<NotificationLevel, string>>
  /** What a press does, such as 'Dismiss'. It describes each notification's button. */
  readonly dismissLabel: string
  readonly onDismiss: (id: NotificationItem['id']) => void
  /** The pointer or the focus entered the stack, so timers stop. */
  readonly onPause?: () => void
  /** Both left the stack, so the timer of each notification restarts in full. */
  readonly onResume?: () => void
}

/** Notifications at the top right. Keep it mounted, because live regions must exist before their text changes. */
export function NotificationStack({ items, label, levelLabels, dismissLabel, ...on }: NotificationStackProps) {
  const labelId = useId()
  const { root, isRead, round, handlers, moveFocus, exit } = useReader(on.onPause, on.onResume)
  const onDismiss = (id: NotificationItem['id'], isKeyboard: boolean): void => {
    moveFocus(isKeyboard)
    on.onDismiss(id)
    // Removing the last notification fires no pointerleave event.
    if (items.length === 1) exit('pointer')
  }
  const toast = (item: NotificationItem) => (
    <Toast key={item.id} {...{ item, levelLabels, labelId, round, onDismiss }} />
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
      {/* Outside the live regions, so that it is not announced with every notification. */}
      <span id={labelId} hidden>
        {dismissLabel}
      </span>
      <div className={styles.region} aria-live="assertive" aria-relevant="additions">
        {items.filter(({ level }) => level === 'ERROR').map(toast)}
      </div>
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
  /** Id of the description of the button. */
  readonly labelId: string
  readonly onDismiss: (id: NotificationItem['id'], isKeyboard: boolean) => void
  /** Number of timer restarts. Each restart also restarts the line. */
  readonly round: number
}

const ICONS: Readonly<Record<NotificationLevel, IconName>> = { ERROR: 'error', WARNING: 'warning', SUCCESS: 'check' }

/** One notification. The whole element is the dismiss button. */
const Toast = ({ item, levelLabels, labelId, onDismiss, round }: ToastProps) => (
  <button
    type="button"
    aria-describedby={labelId}
    className={classNames(styles.toast, styles[item.level.toLowerCase()])}
    // A click from the keyboard has detail 0.
    onClick={({ detail }) => onDismiss(item.id, detail === 0)}
  >
    <span className={styles.icon}>
      <Icon name={ICONS[item.level]} />
    </span>
    <span className={styles.text}>
      <span className="visually-hidden">{levelLabels[item.level]}</span>
      {item.text}
    </span>
    <span className={styles.close}>
      <Icon name="close" />
    </span>
    <span
      key={round}
      className={styles.line}
      style={item.durationMs === undefined ? undefined : { animationDuration: `${item.durationMs}ms` }}
    />
  </button>
)
