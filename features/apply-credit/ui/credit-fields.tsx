import type { ComponentProps } from 'react'
import { customerFields } from '#entities/customer'
import { CODE_INPUT } from '#shared/ui/form/input-kinds'
import { Field, TextInput, type FieldProps } from '#shared/ui/form/field'
import { t } from '../texts'
import { ASKED, type CreditValues } from '../model/credit-values'
import { createForm } from '#shared/form/create-form'
import styles from './credit-account.module.css'

interface Props extends Pick<FieldProps, 'label' | 'width' | 'hint'> {
  readonly name: keyof CreditValues
  readonly native: ComponentProps<'input'>
}

function CreditField({ name, native, ...field }: Props) {
  const { input, error } = creditForm.useTextField(name)
  return (
    <Field {...field} required error={error}>
      <TextInput {...input} {...native} enterKeyHint="send" />
    </Field>
  )
}

/** The fields of the application. The browser does not store the government id. */
export const CreditFields = ({ readOnly }: { readonly readOnly: boolean }) => (
  <>
    <CreditField
      name="governmentId"
      label={t('governmentId')}
      width="half"
      hint={t('governmentIdHelp')}
      native={{
        readOnly,
        placeholder: t('governmentIdPlaceholder'),
        ...CODE_INPUT,
        autoCapitalize: 'characters',
      }}
    />
    {ASKED.map((name) => {
      const { label, width, input } = customerFields[name]
      return <CreditField key={name} name={name} label={label} width={width} native={{ readOnly, ...input }} />
    })}
    <p className={styles.taken}>{t('detailsTaken')}</p>
  </>
)

export const creditForm = createForm<CreditValues>()
