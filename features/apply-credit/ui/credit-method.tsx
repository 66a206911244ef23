import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { CustomerValues } from '#entities/customer'
import { useExpected, type PaymentProps } from '#entities/payment'
import { useStore } from '#shared/store/use-store'
import { RetryButton } from '#shared/ui/action/retry'
import { lazyPart } from '#shared/ui/feedback/lazy-part'
import { Message } from '#shared/ui/feedback/message'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { creditAvailabilityStore } from '../model/credit-availability-store'
import { t } from '../texts'

/** The form is loaded lazily, because most bookings never need it. */
const { store: chunkStore, Lazy } = lazyPart(
  'credit-account',
  () => import(/* webpackChunkName: "pay" */ './credit-account'),
  {
    loading: t('loading'),
    failed: t('error'),
  },
)

const HEIGHT = '4.625rem'

/** The credit account if it is offered or has been applied for, and nothing otherwise (CR-01). */
export const CreditMethod = observer(function CreditMethod(props: PaymentProps<CustomerValues>) {
  const { setting, isReturning, terms } = useStore(creditAvailabilityStore)
  const status = terms?.state.status
  useEffect(() => {
    if (status === 'idle') void terms?.load()
  }, [status, terms])
  const chunk = useStore(chunkStore)
  const hasAnswered = status === 'ready' || status === 'failed'
  // A visitor who returns from the bank sees the outcome even if no credit is offered.
  const isShown = setting !== null || (isReturning && hasAnswered)
  useExpected(props.choice, isShown ? !chunk.latest && chunk.state.status !== 'failed' : !hasAnswered)
  if (terms && status === 'failed' && !isReturning)
    return (
      <Message tone="error" action={<RetryButton onRetry={terms.load} />}>
        {t('error')}
      </Message>
    )
  if (isShown) return <Lazy reservedHeight={HEIGHT}>{({ CreditAccount }) => <CreditAccount {...props} />}</Lazy>
  if (status === 'ready') return null
  return (
    <Skeleton status={t('loading')}>
      <SkeletonBox height={HEIGHT} shape="control" />
    </Skeleton>
  )
})
