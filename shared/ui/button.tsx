import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names'

export interface ButtonProps extends ComponentProps<'button'> {
  /** primary is for the one next action of a view; tonal for rows of equal choices; icon needs an aria-label. */
  readonly variant?: 'primary' | 'secondary' | 'tonal' | 'text' | 'link' | 'icon'
  readonly size?: 'md' | 'lg'
  /** As wide as its container. */
  readonly block?: boolean
  /** Work is under way: spinner, aria-disabled, and no click gets through. Keeps its focus. */
  readonly busy?: boolean
  /** Shown instead of the children while busy. The button is always wide enough for it. */
  readonly busyLabel?: string | undefined
}

const swallow = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** `disabled` leaves the tab order; prefer `aria-disabled` where a line beside the button says why: clicks are swallowed. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', block, busy = false, busyLabel, className, onClick, children } = props
  const { variant: _v, size: _s, block: _b, busy: _y, busyLabel: _l, ...native } = props
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
      onClick={off ? swallow : onClick}
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
