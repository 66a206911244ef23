import type { ComponentProps } from 'react'
import { Field, TextInput, type FieldProps } from '#shared/ui/field'
import { t } from '../credit-texts'
import type { CreditValues } from '../model/credit-values'
import { creditForm } from './credit-form'

interface Props extends Pick<FieldProps, 'width' | 'hint'> {
  readonly name: keyof CreditValues
  readonly native: ComponentProps<'input'>
}

function CreditField({ name, native, ...field }: Props) {
  const { input, error } = creditForm.useTextField(name)
  return (
    <Field {...field} required label={t(name)} error={error}>
      <TextInput {...input} {...native} />
    </Field>
  )
}

/** The applicant's own details; no browser is to keep the government id. */
export const CreditFields = ({ readOnly }: { readonly readOnly: boolean }) => (
  <>
    <CreditField
      name="governmentId"
      width="half"
      hint={t('governmentIdHelp')}
      native={{
        readOnly,
        placeholder: t('governmentIdPlaceholder'),
        autoComplete: 'off',
        autoCapitalize: 'characters',
        spellCheck: false,
      }}
    />
    <CreditField name="phone" width="half" native={{ readOnly, type: 'tel', autoComplete: 'tel' }} />
    <CreditField name="firstName" width="half" native={{ readOnly, autoComplete: 'given-name' }} />
    <CreditField name="lastName" width="half" native={{ readOnly, autoComplete: 'family-name' }} />
    <CreditField name="email" native={{ readOnly, type: 'email', autoComplete: 'email' }} />
    <CreditField name="address" native={{ readOnly, autoComplete: 'street-address' }} />
    <CreditField
      name="postCode"
      width="third"
      native={{ readOnly, autoComplete: 'postal-code', inputMode: 'numeric' }}
    />
    <CreditField name="postOffice" width="two-thirds" native={{ readOnly, autoComplete: 'address-level2' }} />
  </>
)
