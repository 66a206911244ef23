import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { PaymentProps } from '#entities/payment'
import { fetched, onDemand } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/button'
import { Message } from '#shared/ui/message'
import { Skeleton, SkeletonBox } from '#shared/ui/skeleton'
import { cardOfferStore } from '../model/card-offer-store'
import { t } from '../texts'

/** The payment and all that belongs to it, which a chain without cards never needs. */
const cardPart = onDemand(
  'card-payment',
  async () => (await import(/* webpackChunkName: "pay" */ './card-payment')).CardPayment,
)

/** Paying by card where it is offered or was done, and nothing where it is not. */
export const CardOffer = observer(function CardOffer(props: PaymentProps) {
  const { enabled, price, isReturning } = useStore(cardOfferStore)
  const code = useStore(cardPart)
  useEffect(() => {
    if (enabled.state.status === 'idle') void enabled.load()
  }, [enabled])
  const isShown = isReturning || (enabled.latest === true && price !== null)
  useEffect(() => {
    if (isShown) void fetched(code)
  }, [isShown, code])

  const Card = code.latest
  if (isShown && Card) return <Card {...props} />
  // Where it is not known to be offered nobody misses it.
  if (isShown && code.state.status === 'failed')
    return (
      <Message tone="error" role="alert" action={<Button onClick={() => void code.load()}>{t('retry')}</Button>}>
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
