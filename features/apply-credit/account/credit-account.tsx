import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import type { CustomerValues } from '#entities/customer'
import { PaymentOutcome, usePageRestored, type PaymentProps } from '#entities/payment'
import { sessionStore } from '#entities/session'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { applicationStore, type ApplicationStore } from '../application/application-store'
import { creditGate } from './credit-gate'
import { creditStore, type CreditStore } from './credit-store'
import { offerStore } from '../offer/offer-store'
import { CreditPanel } from './credit-panel'
import { CreditOutcome } from './credit-outcome'
import { RetryButton } from '#shared/ui/action/retry'
import { t } from '../credit-texts'
import { TwoLineMessage } from './two-line-message'

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
  if (answer) return <TwoLineMessage>{t('submitting')}</TwoLineMessage>
  return (
    credit.state.status === 'leaving' && <TwoLineMessage help={t('redirectNote')}>{t('redirecting')}</TwoLineMessage>
  )
})

const KeepFailed = ({ retry }: { readonly retry: () => Promise<void> }) => (
  <TwoLineMessage tone="error" action={<RetryButton onRetry={retry} />}>
    {t('keepFailed')}
  </TwoLineMessage>
)
