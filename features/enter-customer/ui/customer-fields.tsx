import type { ComponentProps } from 'react'
import { Field, TextInput, type FieldProps } from '#shared/ui/field'
import { FormGrid } from '#shared/ui/form-grid'
import type { CustomerValues } from '../model/customer-values'
import { t } from '../texts'
import { customerForm, idOf } from './customer-form'

type Native = ComponentProps<'input'>

interface Props extends Pick<FieldProps, 'width' | 'required' | 'hint'> {
  readonly name: keyof CustomerValues
  readonly native: Native
}

function CustomerField({ name, native, ...field }: Props) {
  const { input, error } = customerForm.useTextField(name)
  return (
    <Field {...field} id={idOf(name)} label={t(name)} error={error}>
      <TextInput {...input} {...native} />
    </Field>
  )
}

/** The visitor's own details; autocomplete tells the browser what each is (CU-01). */
export const CustomerFields = (all: Pick<Native, 'readOnly' | 'onKeyDown'>) => (
  <FormGrid>
    <CustomerField name="firstName" width="half" required native={{ ...all, autoComplete: 'given-name' }} />
    <CustomerField name="lastName" width="half" required native={{ ...all, autoComplete: 'family-name' }} />
    <CustomerField name="address" native={{ ...all, autoComplete: 'street-address' }} />
    <CustomerField
      name="postCode"
      width="third"
      native={{ ...all, autoComplete: 'postal-code', inputMode: 'numeric' }}
    />
    <CustomerField name="postOffice" width="two-thirds" native={{ ...all, autoComplete: 'address-level2' }} />
    <CustomerField
      name="email"
      width="half"
      required
      hint={t('emailHelp')}
      native={{ ...all, type: 'email', autoComplete: 'email' }}
    />
    <CustomerField
      name="phone"
      width="half"
      required
      hint={t('phoneHelp')}
      native={{ ...all, type: 'tel', autoComplete: 'tel' }}
    />
  </FormGrid>
)
