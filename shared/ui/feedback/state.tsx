import type { ReactNode } from 'react'
import { Actions } from '../action/actions'
import { classNames } from '../text/class-names'
import { Icon, PathIcon, type IconName } from '../text/icon'
import { CLOUD_PATH, NO_DAYS_PATH } from '../text/icon-paths'
import { showFailure } from './show-failure'
import styles from './state.module.css'

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
