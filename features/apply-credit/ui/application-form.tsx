import { observer } from 'mobx-react-lite'
import { useState, useEffect, useRef } from 'react'
import { opensAccount } from '#entities/credit'
import type { CustomerValues } from '#entities/customer'
import type { PaymentFormProps } from '#entities/payment'
import { useStore } from '#shared/store/use-store'
import { RetryButton } from '#shared/ui/action/retry'
import { announce } from '#shared/ui/feedback/announce'
import { FormGrid } from '#shared/ui/form/form-grid'
import { Message } from '#shared/ui/feedback/message'
import { SkeletonBox } from '#shared/ui/feedback/skeleton'
import { Tile } from '#shared/ui/form/tile'
import { t } from '../texts'
import type { ApplicationStore } from '../model/application-store'
import { creditFaults, emptyApplication, type CreditValues, DETAILS } from '../model/credit-values'
import { creditAvailabilityStore } from '../model/credit-availability-store'
import styles from './credit-account.module.css'
import { CreditFields, creditForm } from './credit-fields'
import { LegalInfo } from './legal-info'
import { Button } from '#shared/ui/action/button'

interface Props extends PaymentFormProps<CustomerValues> {
  readonly application: ApplicationStore
}

/** The form of the application. It is prefilled with the customer's details and asks for the government id (CR-02). */
export const ApplicationForm = observer(function ApplicationForm(props: Props) {
  const { application, customer, isSending, saveDetails } = props
  const { price } = useStore(creditAvailabilityStore)
  const [hasAccount, setHasAccount] = useState(false)
  const [needsDetails, setNeedsDetails] = useState(false)
  const { method, methods, message, applying, load } = application
  const submit = async (values: CreditValues): Promise<void> => {
    // The details are saved first, because the visit to the bank discards the page.
    const isSaved = await saveDetails()
    setNeedsDetails(!isSaved)
    if (isSaved && method) await application.submit(values, hasAccount)
  }
  return (
    <creditForm.Form initialValues={emptyApplication(customer)} validate={creditFaults} onSubmit={submit}>
      <FollowDetails customer={customer} />
      <FormGrid className={styles.fields}>
        {!method && methods.state.status !== 'failed' && <SkeletonBox height="3.625rem" shape="control" />}
        {method && opensAccount(method) && (
          <Tile
            label={t('existingAccount')}
            checked={hasAccount}
            disabled={applying.isRunning}
            onChange={(event) => setHasAccount(event.target.checked)}
          />
        )}
        <CreditFields readOnly={applying.isRunning || isSending} />
        {method && <LegalInfo method={method} price={price ?? 0} />}
        {methods.state.status === 'failed' && (
          <Message tone="error" action={<RetryButton onRetry={load} />}>
            {t('methodsFailed')}
          </Message>
        )}
        {message.text !== null && <Message tone="error">{message.text}</Message>}
        {needsDetails && <Message tone="error">{t('detailsFirst')}</Message>}
        <SubmitApplication
          application={application}
          isUse={!method || !opensAccount(method) || hasAccount}
          isSending={isSending}
        />
      </FormGrid>
    </creditForm.Form>
  )
})

/** Copies changes of the customer's details into fields of the application that the visitor has not changed. */
function FollowDetails({ customer }: { readonly customer: CustomerValues }) {
  const { values } = creditForm.useStatus()
  const { change } = creditForm.useApi()
  const followed = useRef(customer)
  useEffect(() => {
    for (const name of DETAILS)
      if (customer[name] !== followed.current[name] && values[name] === followed.current[name])
        change(name, customer[name])
    followed.current = customer
  }, [customer, values, change])
  return null
}

/** Milliseconds that the methods may load before the button shows it (CR-03). */
const LOADING_DELAY_MS = 10

interface SubmitApplicationProps {
  readonly application: ApplicationStore
  /** The visitor uses an account that they have, and applies for none (CR-04). */
  readonly isUse: boolean
  readonly isSending: boolean
}

/** The button of the application. Its label says why it is disabled. */
const SubmitApplication = observer(function SubmitApplication({
  application,
  isUse,
  isSending,
}: SubmitApplicationProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { valid } = creditForm.useStatus()
  const { method, methods, applying } = application
  const isLoading = useAfter(methods.state.status === 'loading', LOADING_DELAY_MS)
  const refuse = (): void => {
    if (!valid) button.current?.form?.requestSubmit()
    else if (methods.state.status === 'failed') announce(t('methodsFailed'))
  }
  const label = valid ? t(isUse ? 'submitUse' : 'submitApply') : t('submitInvalid')
  return (
    <div>
      <Button
        type="submit"
        variant="tonal"
        size="lg"
        block
        busy={isLoading || applying.isRunning}
        busyLabel={isLoading ? t('methodsLoading') : t('submitting')}
        aria-disabled={!isLoading && !applying.isRunning && (!valid || !method || isSending)}
        onRefused={refuse}
        ref={button}
      >
        {label}
      </Button>
    </div>
  )
})

/** Returns true once `isOn` has been true for `milliseconds`, so that short loads show nothing. */
function useAfter(isOn: boolean, milliseconds: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isOn, milliseconds])
  return isOn && isLate
}
