import { useId, type ReactNode } from 'react'
import { Checkbox } from './checkbox'
import { FieldNote } from './field-note'
import field from './field.module.css'
import styles from './radio.module.css'

export interface RadioOption<V extends string> {
  readonly value: V
  readonly label: ReactNode
  /** A second, muted line. */
  readonly note?: ReactNode
  readonly disabled?: boolean
}

export interface RadioGroupProps<V extends string> {
  readonly legend: ReactNode
  readonly options: readonly RadioOption<V>[]
  /** Null if no option is chosen. */
  readonly value: V | null
  readonly onChange: (value: V) => void
  readonly name?: string
  readonly required?: boolean
  readonly hint?: ReactNode
  /** Replaces the hint and marks the group invalid. */
  readonly error?: ReactNode
}

/** Radio buttons, one per row. Use Tiles for few important choices, and Segmented for two options. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, options, value, onChange, required = false, hint, error } = props
  const id = useId()
  const name = props.name ?? id
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error || hint ? `${id}-note` : undefined}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      className={styles.group}
    >
      <legend id={`${id}-legend`} className={field.label}>
        {legend}
        {required && (
          <span className={field.star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          type="radio"
          name={name}
          value={option.value}
          label={option.label}
          note={option.note}
          disabled={option.disabled}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </fieldset>
  )
}
