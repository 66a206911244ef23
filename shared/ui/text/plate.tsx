import type { ChangeEvent, ComponentProps } from 'react'
import { compose } from '../../text/compose'
import { classNames } from './class-names'
import { KeepSilentValue } from '../../form/keep-silent-value'
import { CODE_INPUT } from '../form/input-kinds'
import { useFieldControl } from '../form/field-context'
import styles from './plate.module.css'

const STARS = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6
  return { x: (12 + 9 * Math.sin(angle)).toFixed(1), y: (12 - 9 * Math.cos(angle)).toFixed(1) }
})

const upper = (text: string): string => compose(text).toUpperCase()

/** Rewrites the input in place, so that React does not reset the value and move the caret. */
function upperCase(input: HTMLInputElement): void {
  const { value, selectionStart } = input
  if (upper(value) === value) return
  input.value = upper(value)
  const caret = upper(value.slice(0, selectionStart ?? value.length)).length
  input.setSelectionRange(caret, caret)
}

export type PlateFieldProps = Omit<ComponentProps<'input'>, 'type'>

/**
 * A registration number input styled as a plate. Use it inside a Field. `onChange` receives upper-case NFC text. There
 * is no maxLength, because it would silently truncate a pasted value with spaces or decomposed letters.
 */
export function PlateField({ className, onChange, 'aria-describedby': describedBy, ...native }: PlateFieldProps) {
  const wiring = useFieldControl(describedBy)
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    upperCase(event.currentTarget)
    onChange?.(event)
  }
  return (
    <span className={classNames(styles.field, className)}>
      <span className={styles.band} aria-hidden="true" translate="no">
        <svg viewBox="0 0 24 24">
          {STARS.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="1.35" />
          ))}
        </svg>
        FIN
      </span>
      <KeepSilentValue id={native.id ?? wiring.id}>
        <input
          {...CODE_INPUT}
          autoCapitalize="characters"
          {...wiring}
          {...native}
          className={styles.input}
          type="text"
          onChange={change}
        />
      </KeepSilentValue>
    </span>
  )
}

interface PlateChipProps {
  /** Larger, as the heading of a vehicle. */
  readonly large?: boolean
  readonly children: string
}

/** A registration number in running text or a summary. */
export const PlateChip = ({ large = false, children }: PlateChipProps) => (
  <span className={classNames(styles.chip, large && styles.large)} translate="no">
    <span>{children}</span>
  </span>
)
