import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type KeyboardEvent } from 'react'
import { HoldNotice } from '#entities/booking'
import { customerFaults, wrongFields, type CustomerValues } from '#entities/customer'
import { Gates, type PaymentProps } from '#entities/payment'
import { StepHead, type StepScreenProps } from '#entities/process'
import type { StoreDefinition } from '#shared/store/define-store'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { Panel } from '#shared/ui/panel'
import type { Completion } from '../model/completion'
import { customerDraft } from '../model/customer-draft'
import { enterCustomerStore } from '../model/enter-customer-store'
import { t } from '../texts'
import { Autosave } from './autosave'
import { CustomerAside } from './customer-aside'
import { CustomerFields } from './customer-fields'
import { customerForm } from './customer-form'
import styles from './enter-customer-screen.module.css'
import { Faults, summary } from './faults'
import { Outcome } from './outcome'
import { Payments } from './payments'

const FORM_ID = 'customer-form'

interface Props extends StepScreenProps {
  readonly completion: StoreDefinition<Completion>
  readonly payments: readonly ComponentType<PaymentProps<CustomerValues>>[]
}

/** The visitor's own details, saved while they are typed, and the submit of the whole booking. */
export const EnterCustomerScreen = observer(function EnterCustomerScreen(props: Props) {
  const { payments, onContinue } = props
  const store = useOwnStore(enterCustomerStore)
  const draft = useStore(customerDraft)
  const completion = useStore(props.completion)
  const { save, begin, isUncertain } = completion
  const [initial] = useState(() => draft.values)
  const [gates] = useState(() => new Gates())
  // From a page that was opened anew since: what became of it is found out before anything else.
  const [isResuming, setResuming] = useState(isUncertain)
  const [isSending, setSending] = useState(isResuming)
  const [above, setAbove] = useState<Element | null>(null)

  // The details go first, whatever the autosave has got to (READINGS.md 20). Where the booking may be saved already, they
  // are as they were sent: a finished session takes no more.
  const submit = async (values: CustomerValues): Promise<void> => {
    setSending(true)
    const isReady = completion.isUncertain || ((await store.flush(values)) && (await gates.pass()))
    const isSent = isReady && (await save())
    if (isSent) return onContinue()
    setSending(false)
    setResuming((was) => was && completion.isUncertain)
  }
  const hasAsked = useRef(false)
  const arrive = useEffectEvent((): void => {
    begin()
    if (!isResuming || hasAsked.current) return
    hasAsked.current = true
    void submit(draft.values)
  })
  useEffect(() => arrive(), [])
  // A disabled button keeps the browser from sending, and from saying what is wrong.
  const refuse = ({ key, currentTarget: { form } }: KeyboardEvent<HTMLInputElement>): void => {
    if (key === 'Enter' && wrongFields(draft.values).length > 0)
      void summary.preload().then(() => form?.requestSubmit())
  }
  const isFrozen = isSending || isUncertain
  const outcome = <Outcome of={completion} isSending={isSending} />
  return (
    <>
      <div ref={setAbove} className={styles.above} />
      <StepHead title={t('title')} lead={t('intro')} />
      <HoldNotice />
      {isResuming && outcome}
      <customerForm.Form
        id={FORM_ID}
        className={styles.page}
        initialValues={initial}
        validate={customerFaults}
        onSubmit={submit}
        Summary={Faults}
      >
        <Panel className={styles.form}>
          <div className={styles.top}>
            <p className={styles.note}>{t('requiredNote')}</p>
            <Autosave store={store} isFrozen={isFrozen} />
          </div>
          <CustomerFields readOnly={isFrozen} onKeyDown={refuse} />
          <p className={styles.note}>{t('privacy')}</p>
        </Panel>
        <CustomerAside formId={FORM_ID} gates={gates} completion={completion} isSending={isSending} />
      </customerForm.Form>
      {!isResuming && <Payments of={payments} store={store} gates={gates} isSending={isFrozen} above={above} />}
      <Outcome of={completion} isSending={isSending} />
    </>
  )
})
