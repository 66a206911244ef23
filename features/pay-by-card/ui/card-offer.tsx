import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { PaymentProps } from '#entities/payment'
import { ensureLoaded, onDemand } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { cardOfferStore } from '../model/card-offer-store'
import { t } from '../texts'

/** The payment is loaded lazily, because a chain without card payments never needs it. */
const lazyCard = onDemand(
  'card-payment',
  async () => (await import(/* webpackChunkName: "pay" */ './card-payment')).CardPayment,
)

/** The card payment if it is offered or was made, and nothing otherwise. */
export const CardOffer = observer(function CardOffer(props: PaymentProps) {
  const { enabled, price, isReturning } = useStore(cardOfferStore)
  const code = useStore(lazyCard)
  useEffect(() => {
    if (enabled.state.status === 'idle') void enabled.load()
  }, [enabled])
  const isShown = isReturning || (enabled.latest === true && (price ?? 0) > 0)
  useEffect(() => {
    if (isShown) void ensureLoaded(code)
  }, [isShown, code])

  const Card = code.latest
  if (isShown && Card) return <Card {...props} />
  // A failed check shows nothing, because the payment may not be offered at all.
  if (isShown && code.state.status === 'failed')
    return (
      <Message tone="error" action={<Button onClick={() => void code.load()}>{t('retry')}</Button>}>
        {t('error')}
      </Message>
    )
  if (!isShown && enabled.hasAnswered) return null
  return (
    <Skeleton status={t('loading')}>
      <SkeletonBox height="4.625rem" shape="control" />
    </Skeleton>
  )
})
