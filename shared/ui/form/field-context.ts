import { createContext, useContext } from 'react'

/** Values that a field passes to its control. */
export interface FieldWiring {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
}

export interface ControlAttributes {
  readonly id?: string | undefined
  readonly 'aria-required'?: true | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** Returns attributes to spread on the control before its own props. Appends `describedBy` to the hint or error id. */
export function useFieldControl(describedBy?: string): ControlAttributes {
  const field = useContext(FieldContext)
  if (field === null) return describedBy === undefined ? {} : { 'aria-describedby': describedBy }
  return {
    id: field.id,
    // Without the browser's own checks, by which some screen readers call each empty field invalid.
    'aria-required': field.required || undefined,
    'aria-describedby': [field.describedBy, describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': field.invalid,
  }
}
