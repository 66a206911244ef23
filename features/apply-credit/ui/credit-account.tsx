import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { sessionStore } from '#entities/session'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { applicationStore } from '../model/application-store'
import type { CreditAccountProps } from '../model/credit-account-props'
import { creditGate } from '../model/credit-gate'
import { creditStore } from '../model/credit-store'
import { offerStore } from '../model/offer-store'
import { CreditPanel } from './credit-panel'
import { CreditNews } from './credit-news'
import { CreditProgress } from './credit-progress'

/** What has come of an application, and the form to make one while there is none. */
export const CreditAccount = observer(function CreditAccount(all: CreditAccountProps) {
  const { guard, above, isSettled, ...props } = all
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
  const isAsking = application.applying.isRunning || application.answer !== null
  const isOpen = status === 'none' || status === 'failed'
  const mayApply = setting !== null && !application.answer && isOpen && !isSettled
  const news = useRef<HTMLDivElement>(null)
  const wasAsking = useRef(isAsking)
  useEffect(() => {
    // The form has gone, and the focus with it: what has come of it is read next.
    if (wasAsking.current && !isAsking && document.activeElement === document.body) news.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return (
    <>
      {above &&
        createPortal(
          <div ref={news} tabIndex={-1} aria-live="polite">
            <CreditNews credit={credit} />
          </div>,
          above,
        )}
      <CreditProgress application={application} credit={credit} />
      {mayApply && <CreditPanel {...props} application={application} setting={setting} />}
    </>
  )
})
