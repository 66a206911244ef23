import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import type { CustomerValues } from '#entities/customer'
import { PaymentOutcome, type PaymentProps, type Gate, type PaymentFormProps } from '#entities/payment'
import { sessionStore } from '#entities/session'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { applicationStore, type ApplicationStore } from '../application/application-store'
import { creditStore, type CreditStore } from './credit-store'
import { offerStore } from '../offer/offer-store'
import { CreditOutcome } from './credit-outcome'
import { Message } from '#shared/ui/feedback/message'
import { RetryButton } from '#shared/ui/action/retry'
import { t } from '../credit-texts'
import type { AmountSetting } from '#shared/api/nouns/credit'
import { Collapsible } from '#shared/ui/layout/collapsible'
import { PathIcon } from '#shared/ui/text/icon'
import { CARD_PATH } from '#shared/ui/text/icon-paths'
import { ApplicationForm } from '../application/application-form'
import { CreditTerms } from '../terms/credit-terms'
import { usePageRestored } from '#shared/ui/layout/use-page-restored'

/** The outcome of an application, and its form while there is none. */
export const CreditAccount = observer(function CreditAccount(all: PaymentProps<CustomerValues>) {
  const { guard, above, isSettled, ...props } = all
  const { token } = useStore(sessionStore)
  const { setting } = useStore(offerStore)
  const credit = useStore(creditStore)
  const application = useOwnStore(applicationStore)
  const gate = useMemo(() => creditGate(application, credit), [application, credit])
  useEffect(() => guard(gate), [guard, gate])
  useEffect(() => credit.begin(token), [credit, token])
  usePageRestored(credit.onPageRestored)

  const { status } = credit.state
  const isAsking = application.applying.isRunning || application.answer !== null
  const isOpen = status === 'none' || status === 'failed'
  const mayApply = setting !== null && !application.answer && isOpen && !isSettled
  return (
    <>
      <PaymentOutcome above={above} isActive={isAsking} isLive>
        <CreditOutcome credit={credit} />
      </PaymentOutcome>
      <CreditProgress application={application} credit={credit} />
      {mayApply && <CreditPanel {...props} application={application} setting={setting} />}
    </>
  )
})

interface Props {
  readonly application: ApplicationStore
  readonly credit: CreditStore
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

/** Returns the gate of the credit account. The server knows of the credit already, so the gate stops no submit. */
const creditGate = ({ applying, keeping }: ApplicationStore, credit: CreditStore): Gate => ({
  get blockedBecause() {
    if (applying.isRunning || keeping.isRunning) return t('submitting')
    if (credit.state.status === 'leaving') return t('redirecting')
    return credit.state.status === 'checking' ? t('checking') : null
  },
  get note() {
    return credit.state.status === 'confirmed' ? t('note') : null
  },
})

interface CreditPanelProps extends PaymentFormProps<CustomerValues> {
  readonly application: ApplicationStore
  readonly setting: AmountSetting
}

/** The collapsed panel 'Maksa huoltotilillä', with a note about paying without credit (reading 16). */
const CreditPanel = (props: CreditPanelProps) => (
  <section aria-label={t('region')}>
    <Collapsible level={3} title={t('open')} note={t('otherPayment')} icon={<PathIcon path={CARD_PATH} />} padded>
      <PanelContent {...props} />
    </Collapsible>
  </section>
)

/** Content of the open panel. Closing the panel unmounts the form and discards the government id. */
const PanelContent = observer(function PanelContent({ setting, ...props }: CreditPanelProps) {
  const { application } = props
  useEffect(() => {
    void application.load()
  }, [application, setting])
  return (
    <>
      <CreditTerms method={application.method} amount={setting.amount} />
      {application.methods.latest?.length === 0 ? <p>{t('methodsEmpty')}</p> : <ApplicationForm {...props} />}
    </>
  )
})
