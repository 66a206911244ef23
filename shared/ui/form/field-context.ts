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
  readonly required?: boolean | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: true | undefined
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** Returns attributes to spread on the control before its own props. Appends `describedBy` to the hint or error id. */
export function useFieldControl(describedBy?: string): ControlAttributes {
  const field = useContext(FieldContext)
  if (field === null) return describedBy === undefined ? {} : { 'aria-describedby': describedBy }
  return {
    id: field.id,
    required: field.required || undefined,
    'aria-describedby': [field.describedBy, describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': field.invalid || undefined,
  }
}
