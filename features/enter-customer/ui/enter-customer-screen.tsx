import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
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
import { t } from '../texts'
import { Autosave } from './autosave'
import { CustomerAside } from './customer-aside'
import { CustomerFields } from './customer-fields'
import { customerForm } from './customer-form'
import styles from './enter-customer-screen.module.css'

const FORM_ID = 'customer-form'

interface Props extends StepScreenProps {
  readonly completion: StoreDefinition<Completion>
}

/** The visitor's own details, saved while they are typed, and the submit of the whole booking. */
export const EnterCustomerScreen = observer(function EnterCustomerScreen({ completion, onContinue }: Props) {
  const store = useOwnStore(enterCustomerStore)
  const draft = useStore(customerDraft)
  const { save, begin, hasFailed } = useStore(completion)
  const [isSending, setSending] = useState(false)
  useEffect(begin, [begin])

  // The details go first, whatever the autosave has got to (READINGS.md 20).
  const submit = async (values: CustomerValues): Promise<void> => {
    setSending(true)
    const sent = (await store.flush(values)) && (await save())
    setSending(false)
    if (!sent) return
    draft.forget()
    onContinue()
  }
  return (
    <>
      <StepHead title={t('title')} lead={t('intro')} />
      <HoldNotice />
      <customerForm.Form
        id={FORM_ID}
        className={styles.page}
        initialValues={draft.values}
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
        <CustomerAside formId={FORM_ID} isSending={isSending} />
      </customerForm.Form>
    </>
  )
})
