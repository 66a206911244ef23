import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from '../text/icon'
import { showFailure } from '../feedback/show-failure'

export interface FieldNoteProps {
  /** Id that the control's `aria-describedby` refers to. */
  readonly id: string
  readonly hint?: ReactNode
  /** Replaces the hint. */
  readonly error?: ReactNode
  /** Announces an error that appears by itself rather than on blur or submit. */
  readonly announceError?: boolean | undefined
}

/** The hint or the error below a control. */
export function FieldNote({ id, hint, error, announceError }: FieldNoteProps) {
  if (error)
    return (
      <p
        ref={announceError ? showFailure : undefined}
        className={styles.error}
        id={id}
        role={announceError ? 'alert' : undefined}
      >
        <Icon name="error" />
        <span>{error}</span>
      </p>
    )
  if (!hint) return null
  return (
    <p className={styles.hint} id={id}>
      {hint}
    </p>
  )
}
