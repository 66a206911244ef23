import type { ReactNode } from 'react'
import { Actions } from '../action/actions'
import { classNames } from '../text/class-names'
import { Icon, PathIcon, type IconName } from '../text/icon'
import { showFailure } from './show-failure'
import styles from './state.module.css'

// Here and not in icon-paths.tsx, because the first screen has this module.
const CLOUD_PATH = 'M7 18.5h10a4 4 0 0 0 .8-7.9A6 6 0 0 0 6.3 9.4 4.6 4.6 0 0 0 7 18.5zM12 11v3M12 16v.01'
const NO_DAYS_PATH =
  'M6 5h12a2.5 2.5 0 0 1 2.5 2.5V18a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V7.5A2.5 2.5 0 0 1 6 5zM3.5 10h17M8 3v4M16 3v4M10 13.5l4 4M14 13.5l-4 4'

export interface StateProps {
  readonly tone?: 'empty' | 'error'
  readonly icon?: IconName
  readonly title: ReactNode
  /** One sentence. */
  readonly children?: ReactNode
  /** One or two buttons for the next action. */
  readonly actions?: ReactNode
  /** Set if it is placed on the page instead of inside a panel. */
  readonly page?: boolean
}

/** Replaces missing content. An error is announced assertively, an empty state politely. */
export function State({ tone = 'empty', icon, title, children, actions, page }: StateProps) {
  const failed = tone === 'error'
  return (
    <div
      ref={failed ? showFailure : undefined}
      className={classNames(styles.state, page && styles.page, failed && styles.error)}
      role={failed ? 'alert' : 'status'}
    >
      <span className={styles.icon}>
        {icon ? <Icon name={icon} /> : <PathIcon path={failed ? CLOUD_PATH : NO_DAYS_PATH} />}
      </span>
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {actions && <Actions align="center">{actions}</Actions>}
    </div>
  )
}
