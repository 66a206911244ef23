import { useRef, useState, type ComponentProps, type FocusEvent } from 'react'
import { formatTypedDate, readDate } from '#shared/date/typed'
import type { WallDate } from '#shared/date/wall-clock'
import { Button } from '../action/button'
import styles from './date-field.module.css'
import { type DatePickerRules, DatePicker } from './date-picker'
import { TextInput } from '../form/field'
import { PathIcon } from '../text/icon'
import { CALENDAR_PATH } from '../text/icon-paths'
import { useDismiss } from '../overlay/use-dismiss'
import { useStablePress } from '../action/use-stable-press'

export type { DateFieldLabels } from './date-picker'

type Native = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'onBlur'>

export interface DateFieldProps extends Native, DatePickerRules {
  /** The text as typed. */
  readonly value: string
  /** Called on input, when a day is picked, and when a typed date is reformatted. */
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
  /** Called when the focus leaves the field with its button and calendar. */
  readonly onBlur?: (() => void) | undefined
}

/** A date input, typed or picked from a calendar that its button opens. Use it inside a Field. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, today, dayState, first, last, labels, ...native } = props
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const press = useStablePress()
  const chosen = readDate(value)
  const change = (text: string): void => onChange({ target: { value: text } })

  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  useDismiss(open, anchor, (by) => (by === 'escape' ? close() : setOpen(false)))

  const pick = (date: WallDate): void => {
    change(formatTypedDate(date))
    close()
  }
  const blur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    if (chosen !== null && value !== formatTypedDate(chosen)) change(formatTypedDate(chosen))
    onBlur?.()
  }
  return (
    <span ref={anchor} className={styles.field} onBlur={blur}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...native}
        className={styles.input}
        value={value}
        onChange={onChange}
      />
      <Button
        {...press}
        ref={button}
        variant="icon"
        className={styles.button}
        aria-label={labels.pick(chosen)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <PathIcon path={CALENDAR_PATH} />
      </Button>
      {open && (
        <DatePicker
          beside={anchor}
          selected={chosen}
          onSelect={pick}
          today={today}
          dayState={dayState}
          first={first}
          last={last}
          labels={labels}
        />
      )}
    </span>
  )
}
