import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../text/class-names'
import { FieldContext, useFieldControl } from './field-context'
import { KeepSilentValue } from '../../form/keep-silent-value'
import { FieldNote } from './field-note'
import styles from './field.module.css'
import { Icon } from '../text/icon'

export { useFieldControl } from './field-context'

export interface FieldProps {
  readonly label: ReactNode
  /** One control: TextInput, TextArea, Select, PlateField, or your own with `useFieldControl`. */
  readonly children: ReactNode
  /** The id of the control, so that an error summary can link to it. */
  readonly id?: string | undefined
  readonly hint?: ReactNode
  /** Replaces the hint and marks the control invalid. */
  readonly error?: ReactNode
  /** Announces an error that appears by itself rather than on blur or submit. */
  readonly announceError?: boolean
  readonly required?: boolean
  /** A Popover beside the label. */
  readonly help?: ReactNode
  /** Share of the row inside a FormGrid. */
  readonly width?: 'full' | 'half' | 'third' | 'two-thirds'
  readonly className?: string | undefined
}

/** A label, a control and its hint or error. Sets id, aria-describedby and aria-invalid of the control. */
export function Field(props: FieldProps) {
  const { label, children, hint, error, announceError, required = false, help, width = 'full', className } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const noteId = `${id}-note`
  const invalid = Boolean(error)
  const describedBy = invalid || Boolean(hint) ? noteId : undefined
  return (
    <div className={classNames(styles.field, className)} data-width={width}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {required && (
            <span className={styles.star} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
        {help}
      </div>
      <FieldContext value={{ id, describedBy, invalid, required }}>{children}</FieldContext>
      <FieldNote id={noteId} hint={hint} error={error} announceError={announceError} />
    </div>
  )
}

export interface TextInputProps extends ComponentProps<'input'> {
  /** A unit after the value, such as 'km'. Hidden from screen readers, so repeat it in the label or hint. */
  readonly suffix?: string | undefined
  /** 64 px high, for a place beside a plate field. */
  readonly tall?: boolean
}

/** A text input inside a Field, which names it. */
export function TextInput({ suffix, tall, className, 'aria-describedby': describedBy, ...native }: TextInputProps) {
  const wiring = useFieldControl(describedBy)
  const input = (
    <KeepSilentValue id={native.id ?? wiring.id}>
      <input
        type="text"
        dir="auto"
        {...wiring}
        {...native}
        className={classNames(styles.control, tall && styles.tall, className)}
      />
    </KeepSilentValue>
  )
  if (suffix === undefined) return input
  return (
    <span className={styles.affix}>
      {input}
      <span aria-hidden="true">{suffix}</span>
    </span>
  )
}

/** A select inside a Field, which names it. */
export function Select({ className, 'aria-describedby': describedBy, ...native }: ComponentProps<'select'>) {
  const wiring = useFieldControl(describedBy)
  return (
    <span className={styles.select}>
      <select {...wiring} {...native} className={classNames(styles.control, className)} />
      <Icon name="chevron-down" />
    </span>
  )
}
