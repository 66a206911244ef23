import { useState } from 'react'
import { dateFieldLabels } from '#entities/calendar'
import { isWeekend } from '#shared/date/wall-clock'
import { DateField, type DateFieldProps } from '#shared/ui/calendar/date-field'
import { Field } from '#shared/ui/form/field'
import { FormGrid } from '#shared/ui/form/form-grid'
import { Section } from '../section'

const TODAY = '2026-09-08'

const labels = dateFieldLabels(TODAY, 'Valitse päivä kalenterista')

interface ShownProps extends Partial<DateFieldProps> {
  readonly label: string
  readonly typed: string
  readonly error?: string
}

function Shown({ label, typed, error, ...rules }: ShownProps) {
  const [value, setValue] = useState(typed)
  return (
    <Field label={label} width="half" error={error}>
      <DateField
        today={TODAY}
        labels={labels}
        {...rules}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
    </Field>
  )
}

export const DateFields = () => (
  <Section title="Päivämäärä">
    <FormGrid>
      <Shown label="Mikä päivä tahansa" typed="17.09.2026" />
      <Shown
        label="Arkipäivä tästä päivästä"
        typed=""
        first={TODAY}
        dayState={(date) => (date < TODAY || isWeekend(date) ? 'unavailable' : 'pick')}
      />
      <Shown label="Päivä, jota ei ole" typed="31.2.2026" error="Tarkista päivä." />
    </FormGrid>
  </Section>
)
