import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Field, Select, TextInput } from './field'
import { PlateField } from './plate'
import { TextArea } from './text-area'

const note = (control: HTMLElement): string | null | undefined =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

test('the label names the control and the star is not part of the name', () => {
  render(
    <Field label="First name" required>
      <TextInput />
    </Field>,
  )
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('required', true)
})

const email = (error?: string) => (
  <Field label="Email" hint="We write here." error={error}>
    <TextInput />
  </Field>
)

test('the hint describes the control until an error takes its place', () => {
  const { rerender } = render(email())
  const input = screen.getByRole('textbox')
  expect(note(input)).toBe('We write here.')
  expect(input.getAttribute('aria-invalid')).toBeNull()
  rerender(email('Check the address.'))
  expect(note(input)).toBe('Check the address.')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('We write here.')).toBeNull()
})

test('every kind of control is wired, and a description of its own is kept', () => {
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

test('the unit after the value is not read as part of the field', () => {
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

test('a plate is in upper case as it is typed and the caret stays in the middle', async () => {
  render(<Plate />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Plate' })
  await userEvent.type(input, 'kl-482')
  expect(input.value).toBe('KL-482')
  await userEvent.type(input, 'm', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(input.value).toBe('KLM-482')
  expect(input.selectionStart).toBe(3)
  // One too many is kept, so that it can be said instead of silently cut.
  await userEvent.type(input, '9')
  expect(input.value).toBe('KLM-4829')
})
