import type { ComponentProps } from 'react'
import { customerFieldNames, customerFields, type CustomerFieldName } from '#entities/customer'
import { Field, TextInput } from '#shared/ui/form/field'
import { FormGrid } from '#shared/ui/form/form-grid'
import { customerForm, idOf } from './customer-form'

type Native = Pick<ComponentProps<'input'>, 'readOnly' | 'onKeyDown'>

interface Props {
  readonly name: CustomerFieldName
  readonly native: Native
}

function CustomerField({ name, native }: Props) {
  const { label, hint, width, isRequired = false, input: attributes } = customerFields[name]
  const { input, error } = customerForm.useTextField(name)
  return (
    <Field id={idOf(name)} label={label} hint={hint} width={width} required={isRequired} error={error}>
      <TextInput {...input} {...native} {...attributes} />
    </Field>
  )
}

/** The fields of the customer's details (CU-01). */
export const CustomerFields = (native: Native) => (
  <FormGrid>
    {customerFieldNames.map((name) => (
      <CustomerField key={name} name={name} native={native} />
    ))}
  </FormGrid>
)
