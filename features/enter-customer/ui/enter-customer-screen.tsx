import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ComponentType } from 'react'
import { HoldNotice } from '#entities/booking'
import { StepHead, type StepScreenProps } from '#entities/process'
import type { StoreDefinition } from '#shared/store/define-store'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/message'
import { Panel } from '#shared/ui/panel'
import type { Completion } from '../model/completion'
import { customerDraft } from '../model/customer-draft'
import { customerFaults } from '../model/customer-faults'
import type { CustomerValues } from '../model/customer-values'
import { enterCustomerStore } from '../model/enter-customer-store'
import { Gates } from '../model/gates'
import type { PaymentProps } from '../model/payment'
import { t } from '../texts'
import { Autosave } from './autosave'
import { CustomerAside } from './customer-aside'
import { CustomerFields } from './customer-fields'
import { customerForm } from './customer-form'
import styles from './enter-customer-screen.module.css'
import { Payments } from './payments'

const FORM_ID = 'customer-form'

interface Props extends StepScreenProps {
  readonly completion: StoreDefinition<Completion>
  readonly payments: readonly ComponentType<PaymentProps>[]
}

/** The visitor's own details, saved while they are typed, and the submit of the whole booking. */
export const EnterCustomerScreen = observer(function EnterCustomerScreen(props: Props) {
  const { completion, payments, onContinue } = props
  const store = useOwnStore(enterCustomerStore)
  const draft = useStore(customerDraft)
  const [initial] = useState(() => draft.values)
  const [gates] = useState(() => new Gates())
  const { save, begin, hasFailed } = useStore(completion)
  const [isSending, setSending] = useState(false)
  useEffect(begin, [begin])

  // The details go first, whatever the autosave has got to (READINGS.md 20).
  const submit = async (values: CustomerValues): Promise<void> => {
    setSending(true)
    const sent = (await store.flush(values)) && (await gates.pass()) && (await save())
    setSending(false)
    if (sent) onContinue()
  }
  return (
    <>
      <StepHead title={t('title')} lead={t('intro')} />
      <HoldNotice />
      <customerForm.Form
        id={FORM_ID}
        className={styles.page}
        initialValues={initial}
        validate={customerFaults}
        onSubmit={submit}
      >
        <Panel className={styles.form}>
          <div className={styles.top}>
            <p className={styles.note}>{t('requiredNote')}</p>
            <Autosave store={store} isSending={isSending} />
          </div>
          <CustomerFields readOnly={isSending} />
          <p className={styles.note}>{t('privacy')}</p>
        </Panel>
        {hasFailed && !isSending && (
          <Message tone="error" role="alert">
            <p>
              <strong>{t('bookingSaveFailed')}</strong>
            </p>
            <p>{t('bookingSaveFailedHelp')}</p>
          </Message>
        )}
        <CustomerAside formId={FORM_ID} gates={gates} isSending={isSending} />
      </customerForm.Form>
      <Payments of={payments} store={store} gates={gates} isSending={isSending} />
    </>
  )
})
