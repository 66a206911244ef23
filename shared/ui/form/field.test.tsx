import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Field, Select, TextInput } from './field'
import { PlateField } from '../text/plate'
import { TextArea } from './text-area'

const note = (control: HTMLElement): string | null | undefined =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

test('names the control by the label without the star', () => {
  render(
    <Field label="First name" required>
      <TextInput />
    </Field>,
  )
  expect(screen.getByRole('textbox', { name: 'First name' })).toBeRequired()
})

const email = (error?: string) => (
  <Field label="Email" hint="We write here." error={error}>
    <TextInput />
  </Field>
)

test('describes the control by the hint, or by the error instead', () => {
  const { rerender } = render(email())
  const input = screen.getByRole('textbox')
  expect(note(input)).toBe('We write here.')
  expect(input.getAttribute('aria-invalid')).toBe('false')
  rerender(email('Check the address.'))
  expect(note(input)).toBe('Check the address.')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('We write here.')).toBeNull()
})

test('connects every kind of control and keeps its own description', () => {
  render(
    <>
      <Field label="Area" id="area" error="Too long">
        <TextArea aria-describedby="own" />
      </Field>
      <Field label="Make" id="make">
        <Select>
          <option>Volvo</option>
        </Select>
      </Field>
    </>,
  )
  expect(screen.getByLabelText('Area').getAttribute('aria-describedby')).toBe('area-note own')
  expect(screen.getByLabelText('Make').id).toBe('make')
})

test('excludes the unit from the accessible name', () => {
  render(
    <Field label="Mileage">
      <TextInput suffix="km" />
    </Field>,
  )
  expect(screen.getByRole('textbox', { name: 'Mileage' })).toBeTruthy()
})

function Plate() {
  const [value, setValue] = useState('')
  return (
    <Field label="Plate">
      <PlateField value={value} onChange={(event) => setValue(event.target.value)} />
    </Field>
  )
}

test('turns a plate into upper case while typing and keeps the caret position', async () => {
  render(<Plate />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Plate' })
  await userEvent.type(input, 'kl-482')
  expect(input.value).toBe('KL-482')
  await userEvent.type(input, 'm', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(input.value).toBe('KLM-482')
  expect(input.selectionStart).toBe(3)
  // There is no maxLength, so that an error can be shown instead of silent truncation.
  await userEvent.type(input, '9')
  expect(input.value).toBe('KLM-4829')
})
