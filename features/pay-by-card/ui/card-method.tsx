import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useExpected, type PaymentProps } from '#entities/payment'
import { useStore } from '#shared/store/use-store'
import { lazyPart } from '#shared/ui/feedback/lazy-part'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { cardAvailabilityStore } from '../model/card-availability-store'
import { t } from '../texts'

/** The payment is loaded lazily, because a chain without card payments never needs it. */
const { store: chunkStore, Lazy } = lazyPart(
  'card-payment',
  () => import(/* webpackChunkName: "pay" */ './card-payment'),
  {
    loading: t('loading'),
    failed: t('error'),
  },
)

const HEIGHT = '4.625rem'

/** The card payment if it is available or was made, and nothing otherwise. */
export const CardMethod = observer(function CardMethod(props: PaymentProps) {
  const { enabled, price, isReturning } = useStore(cardAvailabilityStore)
  useEffect(() => {
    if (enabled.state.status === 'idle') void enabled.load()
  }, [enabled])
  const chunk = useStore(chunkStore)
  const isShown = isReturning || (enabled.latest === true && (price ?? 0) > 0)
  useExpected(props.choice, isShown ? !chunk.latest && chunk.state.status !== 'failed' : !enabled.hasAnswered)
  if (isShown) return <Lazy reservedHeight={HEIGHT}>{({ CardPayment }) => <CardPayment {...props} />}</Lazy>
  // A failed check shows nothing, because the payment may not be available at all.
  if (enabled.hasAnswered) return null
  return (
    <Skeleton status={t('loading')}>
      <SkeletonBox height={HEIGHT} shape="control" />
    </Skeleton>
  )
})
