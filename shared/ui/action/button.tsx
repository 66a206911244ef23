import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { classNames } from '../text/class-names'

export interface ButtonProps extends ComponentProps<'button'> {
  /** Use 'primary' for a view's one next action and 'tonal' for equal choices. 'icon' needs an aria-label. */
  readonly variant?: 'primary' | 'secondary' | 'tonal' | 'text' | 'link' | 'icon'
  readonly size?: 'md' | 'lg'
  /** Takes the full width of its container. */
  readonly block?: boolean
  /** Shows a spinner, sets aria-disabled and blocks clicks. Keeps the focus. */
  readonly busy?: boolean
  /** Replaces the children while busy. The button always reserves enough width for it. */
  readonly busyLabel?: string | undefined
  /** Called in place of `onClick` when the button is pressed while `aria-disabled`, to say what is missing (EV-09). */
  readonly onRefused?: (() => void) | undefined
}

const swallowing =
  (then?: () => void) =>
  (event: MouseEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    then?.()
  }

/**
 * `disabled` removes the button from the tab order. If adjacent text gives the reason, use `aria-disabled`, which only
 * blocks clicks.
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    block,
    busy = false,
    busyLabel,
    className,
    onClick,
    onRefused,
    children,
  } = props
  const { variant: _v, size: _s, block: _b, busy: _y, busyLabel: _l, onRefused: _r, ...native } = props
  const off = busy || props['aria-disabled'] === true || props['aria-disabled'] === 'true'
  return (
    <button
      type="button"
      {...native}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      className={classNames(
        styles.button,
        styles[variant],
        size === 'lg' && styles.lg,
        block && styles.block,
        className,
      )}
      onClick={off ? swallowing(busy ? undefined : onRefused) : onClick}
    >
      {busyLabel === undefined && !busy ? (
        children
      ) : (
        <span className={styles.stack} data-reserve={busyLabel}>
          <span
            className={classNames(styles.face, busy && styles.gone)}
            aria-hidden={busy && busyLabel ? true : undefined}
          >
            {children}
          </span>
          {busy && (
            <span className={styles.face}>
              <span className={styles.spinner} />
              {busyLabel}
            </span>
          )}
        </span>
      )}
    </button>
  )
}
