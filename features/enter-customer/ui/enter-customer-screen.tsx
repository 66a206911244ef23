import { observer } from 'mobx-react-lite'
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ComponentProps,
} from 'react'
import { bookingStore, HoldNotice, type Completion, type SentKind } from '#entities/booking'
import {
  customerFaults,
  wrongFields,
  type CustomerValues,
  customerFieldNames,
  customerFields,
  type CustomerFieldName,
} from '#entities/customer'
import { useWorkshopInfo } from '#entities/organization'
import { Gates, type PaymentProps } from '#entities/payment'
import { StepHead, type StepScreenProps } from '#entities/process'
import type { Identifier } from '#shared/api/nouns/lenient'
import { pageLeaver } from '#shared/page-leaver'
import type { StoreDefinition } from '#shared/store/define-store'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { useNoticeElement } from '#shared/ui/layout/outlets'
import { Panel } from '#shared/ui/layout/panel'
import { customerDraft } from '../model/customer-draft'
import { enterCustomerStore } from '../model/enter-customer-store'
import { t } from '../texts'
import { Autosave } from './autosave'
import { CustomerAside } from './customer-aside'
import { customerForm, idOf } from './customer-form'
import styles from './enter-customer-screen.module.css'
import { Faults, summary } from './faults'
import { WrittenPanel } from './order-told'
import { Outcome } from './outcome'
import { Payments } from './payments'
import { PriceDialog } from './price-dialog'
import { TraderBelow } from './trader'
import { Field, TextInput } from '#shared/ui/form/field'
import { FormGrid } from '#shared/ui/form/form-grid'

const FORM_ID = 'customer-form'
const NONE: Props['payments'] = []

interface Props extends StepScreenProps {
  readonly completion: StoreDefinition<Completion>
  readonly payments: readonly ComponentType<PaymentProps<CustomerValues>>[]
  readonly questions: readonly ComponentType<Pick<PaymentProps, 'isSending' | 'guard'>>[]
}

/** The customer's details, which are saved while they are typed, and the submit of the booking. */
const EnterCustomerScreen = observer(function EnterCustomerScreen(props: Props) {
  const { payments, questions, onContinue } = props
  const { canReturn } = useStore(pageLeaver)
  const store = useOwnStore(enterCustomerStore)
  const draft = useStore(customerDraft)
  const completion = useStore(props.completion)
  const { save, begin, isUncertain, sends } = completion
  const [initial] = useState(() => draft.values)
  const [gates] = useState(() => new Gates())
  // After a reload during a submit, its outcome comes first. It is found out at once, if that can make no second booking.
  const [isResuming, setResuming] = useState(isUncertain)
  const [isSending, setSending] = useState(isResuming && completion.isRepeatable)
  // The outcome of a reload stands above the form, and that of a press beside the button.
  const [isBelow, setBelow] = useState(!isResuming)
  // The details of the last press could not be saved, and have not been since.
  const [wasUnsaved, setUnsaved] = useState(false)
  const isUnsaved = wasUnsaved && store.status !== 'saved'
  const above = useNoticeElement()
  const { booking } = useStore(bookingStore)

  // The details are saved before the booking, whatever the state of the autosave (reading 20). If the booking may be
  // saved already, they are not saved again, because a finished session accepts no changes.
  const submit = async (values: CustomerValues): Promise<void> => {
    setSending(true)
    const isSaved = completion.isUncertain || (await store.flush(values))
    const isSent = isSaved && (await save(gates.pass))
    if (isSent) return onContinue()
    if (isSaved) store.doubt()
    setUnsaved(!isSaved)
    setSending(false)
    setResuming((was) => was && completion.isUncertain)
  }
  const press = (values: CustomerValues): Promise<void> => {
    setBelow(true)
    return submit(values)
  }
  const hasResumed = useRef(false)
  const onArrival = useEffectEvent((): void => {
    begin()
    if (!isResuming || !completion.isRepeatable || hasResumed.current) return
    hasResumed.current = true
    void submit(draft.values)
  })
  useEffect(() => onArrival(), [])
  // The disabled button blocks the browser's own submit on Enter, so this requests one to show the faults.
  const showFaults = async (): Promise<void> => {
    if (wrongFields(draft.values).length === 0) return
    await summary.preload()
    const form = document.getElementById(FORM_ID)
    if (form instanceof HTMLFormElement) form.requestSubmit()
  }
  const showFaultsOnEnter = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') void showFaults()
  }
  const isFrozen = isSending || isUncertain
  const outcome = <Outcome of={completion} isSending={isSending} isUnsaved={isUnsaved} />
  return (
    <>
      <StepHead title={t('title')} lead={isUncertain ? undefined : <Lead />} />
      <HoldNotice />
      {!isBelow && outcome}
      <customerForm.Form
        id={FORM_ID}
        className={styles.page}
        initialValues={initial}
        validate={customerFaults}
        onSubmit={press}
        Summary={Faults}
      >
        <Panel className={styles.form}>
          <div className={styles.top}>
            {/* Screen readers say it with each field. */}
            <p className={styles.note} aria-hidden="true">
              {t('requiredNote')}
            </p>
            <Autosave store={store} isFrozen={isFrozen} />
          </div>
          <CustomerFields sends={sends} readOnly={isFrozen} onKeyDown={showFaultsOnEnter} />
          <p className={styles.note}>{t(sends === 'request' ? 'privacyRequest' : 'privacy')}</p>
        </Panel>
        <CustomerAside
          formId={FORM_ID}
          gates={gates}
          completion={completion}
          isSending={isSending}
          isUnsaved={store.status === 'failed'}
          onFaulty={() => void showFaults()}
        />
      </customerForm.Form>
      {!isResuming && (sends !== 'request' || payments.length > 0) && (
        <Payments of={canReturn ? payments : NONE} store={store} gates={gates} isSending={isFrozen} above={above} />
      )}
      {questions.map((Question, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list belongs to the process and never changes
        <Suspense key={index}>
          <Question isSending={isFrozen} guard={gates.guard} />
        </Suspense>
      ))}
      {booking && <WrittenPanel booking={booking} />}
      {booking?.organization && booking.organization.info_text === undefined && (
        <AwaitedInfo organizationId={booking.organization.id} />
      )}
      {sends !== 'order' && <TraderBelow />}
      {isBelow && outcome}
      <PriceDialog of={completion} gates={gates} onSend={() => void press(draft.values)} />
    </>
  )
})

/** Asks for the details while some are missing. */
const Lead = observer(function Lead() {
  const { values } = useStore(customerDraft)
  return t(wrongFields(values).length > 0 ? 'intro' : 'introFilled')
})

/**
 * Loads the workshop's text for the thanks screen, where the booking does not have it. The saved session can load it no
 * more.
 */
const AwaitedInfo = observer(function AwaitedInfo({ organizationId }: { readonly organizationId: Identifier }) {
  useWorkshopInfo(organizationId)
  return null
})

type Native = Pick<ComponentProps<'input'>, 'readOnly' | 'onKeyDown'>

interface FieldProps {
  readonly name: CustomerFieldName
  readonly sends: SentKind
  readonly native: Native
}

const CustomerField = observer(function CustomerField({ name, sends, native }: FieldProps) {
  const { label, hint, enquiryHint, requestHint, width, isRequired = false, input: attributes } = customerFields[name]
  const hints = { booking: hint, order: hint, enquiry: enquiryHint, request: requestHint }
  const { input, error } = customerForm.useTextField(name)
  return (
    <Field id={idOf(name)} label={label} hint={hints[sends]} width={width} required={isRequired} error={error}>
      <TextInput {...input} {...native} {...attributes} enterKeyHint="send" />
    </Field>
  )
})

/** The fields of the customer's details (CU-01). */
const CustomerFields = ({ sends, ...native }: Native & Pick<FieldProps, 'sends'>) => (
  <FormGrid>
    {customerFieldNames.map((name) => (
      <CustomerField key={name} name={name} sends={sends} native={native} />
    ))}
  </FormGrid>
)

/** Returns the step's screen with the given submit of the booking. */
export const stepWith = (completion: StoreDefinition<Completion>) => ({
  Screen: (props: Omit<Props, 'completion'>) => <EnterCustomerScreen {...props} completion={completion} />,
})
