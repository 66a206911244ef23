import { FloatingFocusManager, useClick, useDismiss, useFloating, useInteractions, useRole } from '@floating-ui/react'
import { useState, type ComponentProps, type FocusEvent } from 'react'
import { formatTypedDate, readDate } from '#shared/date/typed'
import type { WallDate } from '#shared/date/wall-clock'
import { Button } from '../action/button'
import styles from './date-field.module.css'
import { type DatePickerRules, DatePicker } from './date-picker'
import { TextInput } from '../form/field'
import { PathIcon } from '../text/icon'
import { CALENDAR_PATH } from '../text/icon-paths'
import { beside } from '../overlay/beside'
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

const BELOW = beside('bottom-start', 16)

/** A date input, typed or picked from a calendar that its button opens. Use it inside a Field. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, today, dayState, first, last, labels, ...native } = props
  const [open, setOpen] = useState(false)
  const { refs, floatingStyles, isPositioned, context } = useFloating({ ...BELOW, open, onOpenChange: setOpen })
  const { setReference, setPositionReference, setFloating } = refs
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'dialog' }),
  ])
  const press = useStablePress()
  const chosen = readDate(value)
  const change = (text: string): void => onChange({ target: { value: text } })

  const pick = (date: WallDate): void => {
    change(formatTypedDate(date))
    setOpen(false)
  }
  const blur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    if (chosen !== null && value !== formatTypedDate(chosen)) change(formatTypedDate(chosen))
    onBlur?.()
  }
  return (
    <span ref={setPositionReference} className={styles.field} onBlur={blur}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        {...native}
        className={styles.input}
        value={value}
        onChange={onChange}
      />
      <Button
        ref={setReference}
        variant="icon"
        className={styles.button}
        aria-label={labels.pick(chosen)}
        {...getReferenceProps(press)}
      >
        <PathIcon path={CALENDAR_PATH} />
      </Button>
      {open && (
        // The picker focuses the chosen day itself.
        <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
          <DatePicker
            {...getFloatingProps()}
            ref={setFloating}
            style={floatingStyles}
            isPositioned={isPositioned}
            selected={chosen}
            onSelect={pick}
            today={today}
            dayState={dayState}
            first={first}
            last={last}
            labels={labels}
          />
        </FloatingFocusManager>
      )}
    </span>
  )
}
