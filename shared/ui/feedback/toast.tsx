import { classNames } from '../text/class-names'
import { Icon, type IconName } from '../text/icon'
import styles from './notification-stack.module.css'

export type NotificationLevel = 'ERROR' | 'WARNING' | 'SUCCESS'

export interface NotificationItem {
  readonly id: string | number
  readonly level: NotificationLevel
  readonly text: string
  /** Lifetime in milliseconds, shown by the shrinking line below the text. Without it the line stays full. */
  readonly durationMs?: number | undefined
}

export interface ToastProps {
  readonly item: NotificationItem
  readonly levelLabels: Readonly<Record<NotificationLevel, string>>
  readonly onDismiss: (id: NotificationItem['id'], isKeyboard: boolean) => void
  /** Number of timer restarts. Each restart also restarts the line. */
  readonly round: number
}

const ICONS: Readonly<Record<NotificationLevel, IconName>> = { ERROR: 'error', WARNING: 'warning', SUCCESS: 'check' }

/** One notification. The whole element is the dismiss button. */
export const Toast = ({ item, levelLabels, onDismiss, round }: ToastProps) => (
  <button
    type="button"
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
