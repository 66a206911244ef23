import type { WallDateTime } from '#shared/date/wall-clock'
import { windowText } from '#shared/booking-facts/words'
import { Field, Select } from '#shared/ui/form/field'

interface Props {
  readonly label: string
  readonly of: readonly WallDateTime[]
  readonly minutes: number
  readonly value: WallDateTime | null
  readonly isDisabled: boolean
  readonly onChange: (time: WallDateTime) => void
}

/** Select of one of the windows that fit the visit. */
export const WindowSelect = ({ label, of, minutes, value, isDisabled, onChange }: Props) => (
  <Field label={label} width="half">
    <Select value={value ?? ''} disabled={isDisabled} onChange={({ target }) => onChange(target.value)}>
      {of.map((time) => (
        <option key={time} value={time}>
          {windowText(time, minutes)}
        </option>
      ))}
    </Select>
  </Field>
)
