import { useId, type ReactNode } from 'react'
import { classNames } from '../text/class-names'
import styles from './segmented.module.css'

export interface SegmentedOption<V extends string> {
  readonly value: V
  readonly label: ReactNode
  /** A small second line. */
  readonly note?: ReactNode
}

export interface SegmentedProps<V extends string> {
  readonly legend: ReactNode
  /** Low, and with the legend for screen readers only. */
  readonly line?: boolean
  readonly options: readonly [SegmentedOption<V>, SegmentedOption<V>]
  /** Null if neither option is chosen. */
  readonly value: V | null
  readonly onChange: (value: V) => void
  readonly name?: string
  readonly disabled?: boolean
}

/** Two options side by side. It is a radio group, so arrow keys change the choice. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { legend, line = false, options, value, onChange, name, disabled } = props
  const ownName = useId()
  return (
    <fieldset disabled={disabled}>
      <legend className={line ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={classNames(styles.segmented, line && styles.line)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.note && <small>{option.note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
