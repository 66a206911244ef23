import type { ComponentProps } from 'react'
import { Field, TextInput, type FieldProps } from '#shared/ui/field'
import { FormGrid } from '#shared/ui/form-grid'
import type { CustomerValues } from '../model/customer-values'
import { t } from '../texts'
import { customerForm } from './customer-form'

interface Props extends Pick<FieldProps, 'width' | 'required' | 'hint'> {
  readonly name: keyof CustomerValues
  readonly native: ComponentProps<'input'>
}

function CustomerField({ name, native, ...field }: Props) {
  const { input, error } = customerForm.useTextField(name)
  return (
    <Field {...field} label={t(name)} error={error}>
      <TextInput {...input} {...native} />
    </Field>
  )
}

/** The visitor's own details; autocomplete tells the browser what each is (CU-01). */
export const CustomerFields = ({ readOnly }: { readonly readOnly: boolean }) => (
  <FormGrid>
    <CustomerField name="firstName" width="half" required native={{ readOnly, autoComplete: 'given-name' }} />
    <CustomerField name="lastName" width="half" required native={{ readOnly, autoComplete: 'family-name' }} />
    <CustomerField name="address" native={{ readOnly, autoComplete: 'street-address' }} />
    <CustomerField
      name="postCode"
      width="third"
      native={{ readOnly, autoComplete: 'postal-code', inputMode: 'numeric' }}
    />
    <CustomerField name="postOffice" width="two-thirds" native={{ readOnly, autoComplete: 'address-level2' }} />
    <CustomerField
      name="email"
      width="half"
      required
      hint={t('emailHelp')}
      native={{ readOnly, type: 'email', autoComplete: 'email' }}
    />
    <CustomerField
      name="phone"
      width="half"
      required
      hint={t('phoneHelp')}
      native={{ readOnly, type: 'tel', autoComplete: 'tel' }}
    />
  </FormGrid>
)
