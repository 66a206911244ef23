import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { sendingStore } from '#entities/booking'
import type { CreditAccountStore } from '#entities/credit'
import type { CustomerValues } from '#entities/customer'
import {
  PaymentOption,
  PaymentOutcome,
  type Gate,
  type PaymentChoice,
  type PaymentFormProps,
  type PaymentProps,
} from '#entities/payment'
import { sessionStore } from '#entities/session'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { applicationStore, type ApplicationStore } from '../model/application-store'
import { creditAccountStore } from '../model/credit-account-store'
import { creditAvailabilityStore } from '../model/credit-availability-store'
import { CreditOutcome } from './credit-outcome'
import { Message } from '#shared/ui/feedback/message'
import { RetryButton } from '#shared/ui/action/retry'
import { t } from '../texts'
import type { AmountSetting } from '#shared/api/nouns/credit'
import { DOCUMENT_PATH } from '#shared/ui/text/icon-paths'
import { ApplicationForm } from './application-form'
import { CreditTerms } from './credit-terms'
import { usePageRestored } from '#shared/ui/layout/use-page-restored'
import styles from './credit-account.module.css'

/** The outcome of an application, and its form while there is none. */
export const CreditAccount = observer(function CreditAccount(all: PaymentProps<CustomerValues>) {
  const { guard, above, isSettled, ...props } = all
  const { choice } = props
  const { token } = useStore(sessionStore)
  const { setting } = useStore(creditAvailabilityStore)
  const credit = useStore(creditAccountStore)
  const application = useOwnStore(applicationStore)
  const gate = useMemo(() => creditGate(application, credit, choice), [application, credit, choice])
  useEffect(() => guard(gate), [guard, gate])
  useEffect(() => credit.begin(token), [credit, token])
  usePageRestored(credit.onPageRestored)

  const { status } = credit.state
  const isAsking = application.applying.isRunning || application.answer !== null || status === 'checking'
  const isOpen = status === 'none' || status === 'failed'
  const mayApply = setting !== null && !application.answer && isOpen && !isSettled
  return (
    <>
      <PaymentOutcome above={above} isActive={isAsking} hasOutcome={!['none', 'leaving'].includes(status)}>
        <CreditOutcome credit={credit} />
      </PaymentOutcome>
      <CreditProgress application={application} credit={credit} />
      {mayApply && <CreditOption {...props} application={application} setting={setting} />}
    </>
  )
})

interface Props {
  readonly application: ApplicationStore
  readonly credit: CreditAccountStore
}

/** Replaces the form while the response is being saved and while the visitor leaves for the signing. */
const CreditProgress = observer(function CreditProgress({ application, credit }: Props) {
  const { answer, keeping, storeAnswer } = application
  if (answer && keeping.hasFailed) return <KeepFailed retry={storeAnswer} />
  if (answer) return <Message>{t('submitting')}</Message>
  return (
    credit.state.status === 'leaving' && (
      <Message>
        <p>{t('redirecting')}</p>
        <p>{t('redirectNote')}</p>
      </Message>
    )
  )
})

const KeepFailed = ({ retry }: { readonly retry: () => Promise<void> }) => (
  <Message tone="error" action={<RetryButton onRetry={retry} />}>
    {t('keepFailed')}
  </Message>
)

/**
 * Returns the gate of the credit account. While it is chosen and not confirmed, the booking cannot be submitted. The
 * server knows of a confirmed account already.
 */
const creditGate = (
  { applying, keeping }: ApplicationStore,
  credit: CreditAccountStore,
  choice: Pick<PaymentChoice, 'chosen'>,
): Gate => ({
  get blockedBecause() {
    if (applying.isRunning || keeping.isRunning) return t('submitting')
    if (credit.state.status === 'leaving') return t('redirecting')
    if (credit.state.status === 'checking') return t('checking')
    return choice.chosen === 'credit' ? t('confirmFirst') : null
  },
  get note() {
    const { state } = credit
    if (state.status !== 'confirmed') return null
    return t(state.isVerified ? 'note' : 'notePending')
  },
})

interface CreditOptionProps extends PaymentFormProps<CustomerValues>, Pick<PaymentProps, 'choice'> {
  readonly application: ApplicationStore
  readonly setting: AmountSetting
}

/** The last option of the group 'Maksutapa', never preselected (reading 16). */
const CreditOption = observer(function CreditOption({ choice, ...props }: CreditOptionProps) {
  const { kind } = useStore(sendingStore)
  return (
    <PaymentOption
      choice={choice}
      method="credit"
      label={t('open')}
      description={t(kind === 'order' ? 'describeOrder' : 'describe')}
      iconPath={DOCUMENT_PATH}
      opens={t('opened')}
      disabled={props.isSending || props.application.applying.isRunning}
    >
      <section aria-label={t('region')} className={styles.account}>
        <Application {...props} />
      </section>
    </PaymentOption>
  )
})

/** Terms and form of the chosen option. Another choice unmounts the form and discards the government id. */
const Application = observer(function Application({ setting, ...props }: Omit<CreditOptionProps, 'choice'>) {
  const { payPlace: place } = useStore(sendingStore)
  const { application } = props
  useEffect(() => {
    void application.load()
  }, [application, setting])
  return (
    <>
      <CreditTerms method={application.method} amount={setting.amount} />
      {application.methods.latest?.length === 0 ? (
        <p>{t('methodsEmpty', { place })}</p>
      ) : (
        <ApplicationForm {...props} />
      )}
    </>
  )
})
