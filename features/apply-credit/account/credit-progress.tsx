import { observer } from 'mobx-react-lite'
import { RetryButton } from '#shared/ui/action/retry'
import { t } from '../credit-texts'
import type { ApplicationStore } from '../application/application-store'
import type { CreditStore } from './credit-store'
import { TwoLineMessage } from './two-line-message'

interface Props {
  readonly application: ApplicationStore
  readonly credit: CreditStore
}

/** Replaces the form while the response is being saved and while the visitor leaves for the signing. */
export const CreditProgress = observer(function CreditProgress({ application, credit }: Props) {
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
