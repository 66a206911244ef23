import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { CustomerValues } from '#entities/customer'
import type { PaymentFormProps } from '#entities/payment'
import { useStore } from '#shared/store/use-store'
import { RetryButton } from '#shared/ui/action/retry'
import { FormGrid } from '#shared/ui/form/form-grid'
import { Message } from '#shared/ui/feedback/message'
import { SkeletonBox } from '#shared/ui/feedback/skeleton'
import { Tile } from '#shared/ui/form/tile'
import { t } from '../credit-texts'
import type { ApplicationStore } from './application-store'
import { opensAccount } from './credit-request'
import { creditFaults, emptyApplication, type CreditValues } from './credit-values'
import { offerStore } from '../offer/offer-store'
import styles from '../account/credit-account.module.css'
import { CreditFields } from './credit-fields'
import { creditForm } from './credit-form'
import { FollowDetails } from '../account/follow-details'
import { LegalInfo } from '../terms/legal-info'
import { SubmitApplication } from './submit-application'

interface Props extends PaymentFormProps<CustomerValues> {
  readonly application: ApplicationStore
}

/** The form of the application. It is prefilled with the customer's details and asks for the government id (CR-02). */
export const ApplicationForm = observer(function ApplicationForm(props: Props) {
  const { application, customer, isSending, saveDetails } = props
  const { price } = useStore(offerStore)
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
