import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef } from 'react'
import { sessionStore } from '#entities/session'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { applicationStore } from '../model/application-store'
import { creditGate, type CreditGate } from '../model/credit-gate'
import { creditStore } from '../model/credit-store'
import type { CustomerDetails } from '../model/credit-values'
import { offerStore } from '../model/offer-store'
import styles from './credit-account.module.css'
import { CreditPanel } from './credit-panel'
import { CreditStatus } from './credit-status'

export interface CreditAccountProps {
  /** What the application begins with. */
  readonly customer: CustomerDetails
  readonly isSending: boolean
  /** Resolves to whether the server has the customer's details, which a way to the bank and back must not lose. */
  readonly saveDetails: () => Promise<boolean>
  readonly guard: (gate: CreditGate) => () => void
}

/** How the credit stands, and the form to apply for it while there is none. */
export const CreditAccount = observer(function CreditAccount({ guard, ...props }: CreditAccountProps) {
  const { token } = useStore(sessionStore)
  const { setting } = useStore(offerStore)
  const credit = useStore(creditStore)
  const application = useOwnStore(applicationStore)
  const gate = useMemo(() => creditGate(application, credit), [application, credit])
  useEffect(() => guard(gate), [guard, gate])
  useEffect(() => credit.begin(token), [credit, token])
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) credit.comeBack()
    }
    window.addEventListener('pageshow', hear)
    return () => window.removeEventListener('pageshow', hear)
  }, [credit])

  const { status } = credit.state
  const mayApply = setting !== null && !application.answer && (status === 'none' || status === 'failed')
  const room = useRef<HTMLDivElement>(null)
  const couldApply = useRef(mayApply)
  useEffect(() => {
    // The form has gone, and the focus with it: what has come of it is read next.
    if (couldApply.current && !mayApply && document.activeElement === document.body) room.current?.focus()
    couldApply.current = mayApply
  }, [mayApply])
  return (
    <>
      <div ref={room} tabIndex={-1} aria-live="polite" className={styles.status}>
        <CreditStatus application={application} />
      </div>
      {mayApply && <CreditPanel {...props} application={application} setting={setting} />}
    </>
  )
})
