import type { ReactNode } from 'react'
import { Actions } from '../action/actions'
import { classNames } from '../text/class-names'
import { PathIcon } from '../text/icon'
import { showFailure } from './show-failure'
import styles from './state.module.css'

// Here and not in icon-paths.tsx, because the first screen has this module.
const CLOUD_PATH = 'M7 18.5h10a4 4 0 0 0 .8-7.9A6 6 0 0 0 6.3 9.4 4.6 4.6 0 0 0 7 18.5zM12 11v3M12 16v.01'

export interface StateProps {
  readonly tone?: 'empty' | 'error'
  /** Path of the icon; without it, the cloud of a failed call. */
  readonly iconPath?: string
  readonly title: ReactNode
  /** One sentence. */
  readonly children?: ReactNode
  /** One or two buttons for the next action. */
  readonly actions?: ReactNode
  /** Set if it is placed on the page instead of inside a panel. */
  readonly page?: boolean
}

/** Replaces missing content. An error is announced assertively, an empty state politely. */
export function State({ tone = 'empty', iconPath = CLOUD_PATH, title, children, actions, page }: StateProps) {
  const failed = tone === 'error'
  return (
    <div
      ref={failed ? showFailure : undefined}
      className={classNames(styles.state, page && styles.page, failed && styles.error)}
      role={failed ? 'alert' : 'status'}
    >
      <span className={styles.icon}>
        <PathIcon path={iconPath} />
      </span>
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {actions && <Actions align="center">{actions}</Actions>}
    </div>
  )
}
