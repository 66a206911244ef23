import type { ReactNode } from 'react'
import { classNames } from '../text/class-names'
import { Icon, type IconName } from '../text/icon'
import styles from './message.module.css'
import { showFailure } from './show-failure'

export type MessageTone = 'info' | 'warning' | 'error' | 'success' | 'plain'

const ICONS: Readonly<Record<MessageTone, IconName>> = {
  info: 'info',
  warning: 'warning',
  error: 'error',
  success: 'check',
  plain: 'info',
}

export interface MessageProps {
  readonly tone?: MessageTone
  /** A first line in bold. */
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** A button below or beside the text. */
  readonly action?: ReactNode
  /** An 'alert' reports a failure and scrolls into view; default for errors. Use 'status' for other news. */
  readonly role?: 'alert' | 'status' | undefined
  readonly className?: string | undefined
}

/** A message in the flow of the page, next to the content it concerns. */
export const Message = ({
  tone = 'info',
  title,
  children,
  action,
  role = tone === 'error' ? 'alert' : undefined,
  className,
}: MessageProps) => (
  <div
    ref={role === 'alert' ? showFailure : undefined}
    className={classNames(styles.message, styles[tone], className)}
    role={role}
  >
    <Icon name={ICONS[tone]} />
    <div className={styles.body}>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
