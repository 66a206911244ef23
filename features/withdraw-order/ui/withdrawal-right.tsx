import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { bookingStore } from '#entities/booking'
import type { PaymentProps } from '#entities/payment'
import { useStore } from '#shared/store/use-store'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import { Checkbox } from '#shared/ui/form/checkbox'
import { Panel } from '#shared/ui/layout/panel'
import { earlyStartStore } from '../model/early-start-store'
import { withdrawalTermsStore } from '../model/withdrawal-terms-store'
import { t } from '../texts'
import { Instruction, Until } from './instruction'
import styles from './withdraw-order.module.css'

type Props = Pick<PaymentProps, 'isSending' | 'guard'>

/** The right of withdrawal before the booking is sent, with the question whether the work may begin before it ends. */
export const WithdrawalRight = observer(function WithdrawalRight({ isSending, guard }: Props) {
  const withdrawalTerms = useStore(withdrawalTermsStore)
  const store = useStore(earlyStartStore)
  const right = useStore(bookingStore).booking?.withdrawal
  useEffect(() => withdrawalTerms.load(), [withdrawalTerms])
  useEffect(() => guard(store), [guard, store])
  if (!withdrawalTerms.terms || !right) return null
  const { isAsked, isWished, saves } = store
  return (
    <Panel heading={t('title')} className={styles.right}>
      <Until day={right.until} />
      <Instruction text={withdrawalTerms.terms.text} />
      {isAsked && (
        <RetryContainer>
          <Checkbox
            label={t('earlyStart')}
            note={withdrawalTerms.terms.earlyStartText ?? t('earlyStartNote')}
            checked={isWished}
            disabled={isSending}
            onChange={(event) => void saves.save(event.target.checked)}
          />
          {saves.status === 'failed' && (
            <Message tone="error" action={<RetryButton onRetry={saves.flush} />}>
              {t('earlyStartFailed')}
            </Message>
          )}
        </RetryContainer>
      )}
    </Panel>
  )
})
