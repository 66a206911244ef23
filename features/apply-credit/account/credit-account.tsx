import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import type { CustomerValues } from '#entities/customer'
import { PaymentOutcome, usePageRestored, type PaymentProps } from '#entities/payment'
import { sessionStore } from '#entities/session'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { applicationStore } from '../application/application-store'
import { creditGate } from './credit-gate'
import { creditStore } from './credit-store'
import { offerStore } from '../offer/offer-store'
import { CreditPanel } from './credit-panel'
import { CreditOutcome } from './credit-outcome'
import { CreditProgress } from './credit-progress'

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
