import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon'

export interface FieldNoteProps {
  /** What `aria-describedby` of the control points to. */
  readonly id: string
  readonly hint?: ReactNode
  /** Takes the place of the hint. */
  readonly error?: ReactNode
  /** The error comes and goes by itself (not on blur or submit): say it aloud. */
  readonly announceError?: boolean | undefined
}

/** The line under a control: its hint, or what is wrong with it. */
export function FieldNote({ id, hint, error, announceError }: FieldNoteProps) {
  if (error)
    return (
      <p className={styles.error} id={id} role={announceError ? 'alert' : undefined}>
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
