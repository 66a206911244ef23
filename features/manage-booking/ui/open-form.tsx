import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { normalizeRegisterNumber, suggestRegisterNumber } from '#entities/vehicle'
import { createForm } from '#shared/form/create-form'
import { Button } from '#shared/ui/action/button'
import { CODE_INPUT } from '#shared/ui/form/input-kinds'
import { Field, TextInput } from '#shared/ui/form/field'
import { Message } from '#shared/ui/feedback/message'
import { PlateField } from '#shared/ui/text/plate'
import { OutcomeHeading } from '#shared/ui/feedback/outcome-heading'
import type { BookedStore, Reference } from '../model/booked-store'
import { refusalOf } from '../model/saved-booking'
import { t } from '../texts'
import { Failure } from './failure'
import styles from './open-form.module.css'

type Values = { readonly [K in keyof Reference]: string }
const openForm = createForm<Values>()

const faultsOf = ({ bookingKey, registerNumber }: Values) => ({
  bookingKey: bookingKey.trim() === '' ? t('bookingKeyRequired') : undefined,
  registerNumber: registerNumber.trim() === '' ? t('registerNumberRequired') : undefined,
})

interface Props {
  readonly booked: BookedStore
  /** True beside the form for requests, if no link opened the page. */
  readonly isAside?: boolean
}

/** Asks for the key, which a link prefills, and for the register number, which only the customer knows (RC-15). */
export const OpenForm = observer(function OpenForm({ booked, isAside = false }: Props) {
  const id = useId()
  const { opening, turns, reference, open } = booked
  const submit = ({ bookingKey, registerNumber }: Values): Promise<void> =>
    open({
      bookingKey: bookingKey.trim(),
      registerNumber: suggestRegisterNumber(registerNumber) ?? normalizeRegisterNumber(registerNumber),
    })
  return (
    <section className={styles.card}>
      <OutcomeHeading id={id} turns={turns}>
        {t(isAside ? 'open' : 'title')}
      </OutcomeHeading>
      <p>{t(isAside ? 'introAside' : 'intro')}</p>
      <openForm.Form
        labelledBy={id}
        className={styles.form}
        initialValues={reference}
        validate={faultsOf}
        onSubmit={submit}
      >
        {/* Screen readers say it with each field. */}
        {!isAside && <p aria-hidden="true">{t('requiredNote')}</p>}
        <div className={styles.fields}>
          <KeyField hint={isAside ? undefined : t('bookingKeyHelp')} />
          <RegisterNumberField hint={isAside ? undefined : t('registerNumberHelp')} />
        </div>
        <Button className={styles.submit} type="submit" block busy={opening.isRunning} busyLabel={t('opening')}>
          {t('open')}
        </Button>
        {opening.hasFailed && (
          <div className={styles.failure}>
            <NotOpened error={opening.error} />
          </div>
        )}
      </openForm.Form>
    </section>
  )
})

interface FieldProps {
  /** Absent if the lead already says it. */
  readonly hint: string | undefined
}

function KeyField({ hint }: FieldProps) {
  const { input, error } = openForm.useTextField('bookingKey')
  return (
    <Field label={t('bookingKey')} hint={hint} error={error} required>
      <TextInput {...input} className={styles.key} {...CODE_INPUT} autoCapitalize="none" enterKeyHint="go" />
    </Field>
  )
}

function RegisterNumberField({ hint }: FieldProps) {
  const { input, error } = openForm.useTextField('registerNumber')
  return (
    <Field label={t('registerNumber')} hint={hint} error={error} required>
      <PlateField {...input} className={styles.plate} enterKeyHint="go" />
    </Field>
  )
}

/** Reports that opening failed. Does not reveal which of the two values was wrong (reading 37). */
function NotOpened({ error }: { readonly error: unknown }) {
  const refusal = refusalOf(error)
  if (refusal === 'BOOKING_TOO_OLD') return <Message tone="error">{t('tooOld')}</Message>
  if (refusal !== 'NOT_FOUND') return <Failure title={t('openFailed')} error={error} />
  return (
    <Message tone="error" title={t('notFound')}>
      <p>{t('notFoundHelp')}</p>
    </Message>
  )
}
