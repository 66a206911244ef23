import type { Booking } from '#shared/api/nouns/booking'
import { createForm } from '#shared/form/create-form'
import { isEmail } from '#shared/text/email'
import { Button } from '#shared/ui/action/button'
import { EMAIL_INPUT } from '#shared/ui/form/input-kinds'
import { Field, TextInput } from '#shared/ui/form/field'
import type { Statement, WithdrawStore } from '../model/withdraw-store'
import { t } from '../texts'
import { Contract } from './contract'
import styles from './withdraw-order.module.css'

const statementForm = createForm<{ readonly [K in keyof Statement]: string }>()

const faultsOf = ({ name, email }: Statement) => ({
  name: name.trim() === '' ? t('nameRequired') : undefined,
  email: email.trim() === '' ? t('emailRequired') : isEmail(email.trim()) ? undefined : t('emailFormat'),
})

interface Props {
  readonly booking: Booking
  readonly store: WithdrawStore
}

/** The first step: the statement, prefilled with what the booking knows. */
export function StatementForm({ booking, store }: Props) {
  const { first_name = '', last_name = '', email = '' } = booking.customer ?? {}
  const known = { name: `${first_name} ${last_name}`.trim(), email }
  return (
    <statementForm.Form
      className={styles.form}
      initialValues={store.statement ?? known}
      validate={faultsOf}
      onSubmit={store.state}
    >
      <p className={styles.text}>{t('statementText')}</p>
      <Contract booking={booking} />
      <NameField />
      <EmailField />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {t('next')}
        </Button>
        <Button onClick={() => store.go('explanation')}>{t('stop')}</Button>
      </div>
    </statementForm.Form>
  )
}

function NameField() {
  const { input, error } = statementForm.useTextField('name')
  return (
    <Field label={t('name')} error={error} required>
      <TextInput {...input} autoComplete="name" enterKeyHint="next" />
    </Field>
  )
}

function EmailField() {
  const { input, error } = statementForm.useTextField('email')
  return (
    <Field label={t('email')} hint={t('emailHelp')} error={error} required>
      <TextInput {...input} {...EMAIL_INPUT} enterKeyHint="next" />
    </Field>
  )
}
