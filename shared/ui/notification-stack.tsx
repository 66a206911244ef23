import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import styles from './notification-stack.module.css'

export type NotificationLevel = 'ERROR' | 'WARNING' | 'SUCCESS'

export interface NotificationItem {
  readonly id: string | number
  readonly level: NotificationLevel
  readonly text: string
  /** How long it stays: the line under it runs out in this time. Without it the line stays full. */
  readonly durationMs?: number | undefined
}

export interface NotificationStackProps {
  readonly items: readonly NotificationItem[]
  /** Name of the region. */
  readonly label: string
  /** Said before the text, such as 'Virhe: '. */
  readonly levelLabels: Readonly<Record<NotificationLevel, string>>
  readonly onDismiss: (id: NotificationItem['id']) => void
  /** The pointer or the focus came to the stack: time stands still. */
  readonly onPause?: () => void
  readonly onResume?: () => void
}

const ICONS: Readonly<Record<NotificationLevel, IconName>> = { ERROR: 'error', WARNING: 'warning', SUCCESS: 'check' }

type ToastProps = Pick<NotificationStackProps, 'levelLabels' | 'onDismiss'> & { readonly item: NotificationItem }

const Toast = ({ item, levelLabels, onDismiss }: ToastProps) => (
  <button
    type="button"
    className={classNames(styles.toast, styles[item.level.toLowerCase()])}
    onClick={() => onDismiss(item.id)}
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
      className={styles.line}
      style={item.durationMs === undefined ? undefined : { animationDuration: `${item.durationMs}ms` }}
    />
  </button>
)

/** Notifications at the top right. Mount it once and leave it: its live regions must be there before the words. */
export function NotificationStack(props: NotificationStackProps) {
  const { items, label, levelLabels, onPause, onResume } = props
  /** The last one takes the pointer's leave with it. */
  const onDismiss = (id: NotificationItem['id']): void => {
    props.onDismiss(id)
    if (items.length === 1) onResume?.()
  }
  const errors = items.filter((item) => item.level === 'ERROR')
  const others = items.filter((item) => item.level !== 'ERROR')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only tells that someone is reading
    <section
      className={styles.stack}
      aria-label={items.length > 0 ? label : undefined}
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      <div className={styles.region} aria-live="assertive" aria-relevant="additions">
        {errors.map((item) => (
          <Toast key={item.id} item={item} levelLabels={levelLabels} onDismiss={onDismiss} />
        ))}
      </div>
      <div className={styles.region} aria-live="polite" aria-relevant="additions">
        {others.map((item) => (
          <Toast key={item.id} item={item} levelLabels={levelLabels} onDismiss={onDismiss} />
        ))}
      </div>
    </section>
  )
}
