import { useState } from 'react'
import { Button } from '#shared/ui/action/button'
import { ErrorSummary } from '#shared/ui/form/error-summary'
import { Field, TextInput } from '#shared/ui/form/field'
import { Row, Section } from '../section'

/** The error summary. A button shows it, because it takes the focus when it appears. */
export function ErrorsAbove() {
  const [submits, setSubmits] = useState(0)
  const errors = submits > 0
  return (
    <Section title="Virheyhteenveto">
      {errors && (
        <ErrorSummary
          key={submits}
          title="Tarkista nämä tiedot"
          items={[
            { fieldId: 'kit-name', message: 'Kirjoita etunimi.' },
            { fieldId: 'kit-email', message: 'Tarkista sähköpostiosoite.' },
          ]}
        />
      )}
      <Field id="kit-name" label="Etunimi" required error={errors && 'Kirjoita etunimi.'}>
        <TextInput />
      </Field>
      <Field id="kit-email" label="Sähköposti" required error={errors && 'Tarkista sähköpostiosoite.'}>
        <TextInput />
      </Field>
      <Row>
        <Button onClick={() => setSubmits(submits + 1)}>Lähetä varaus</Button>
      </Row>
    </Section>
  )
}
