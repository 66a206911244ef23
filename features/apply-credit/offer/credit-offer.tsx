import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { CustomerValues } from '#entities/customer'
import type { PaymentProps } from '#entities/payment'
import { ensureLoaded, onDemand } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { offerStore } from './offer-store'
import { t } from '../texts'

/** The form is loaded lazily, because most bookings never need it. */
const lazyAccount = onDemand(
  'credit-account',
  async () => (await import(/* webpackChunkName: "pay" */ '../account/credit-account')).CreditAccount,
)

/** The credit account if it is offered or has been applied for, and nothing otherwise (CR-01). */
export const CreditOffer = observer(function CreditOffer(props: PaymentProps<CustomerValues>) {
  const { setting, isReturning, resource } = useStore(offerStore)
  const code = useStore(lazyAccount)
  const terms = resource?.state.status
  useEffect(() => {
    if (terms === 'idle') void resource?.load()
  }, [terms, resource])
  // A visitor who returns from the bank sees the outcome even if no credit is offered.
  const isShown = setting !== null || (isReturning && (terms === 'ready' || terms === 'failed'))
  useEffect(() => {
    if (isShown) void ensureLoaded(code)
  }, [isShown, code])

  const Account = code.latest
  if (isShown && Account) return <Account {...props} />
  const failed = [resource, code].find((one) => one?.state.status === 'failed')
  if (failed)
    return (
      <Message tone="error" action={<Button onClick={() => void failed.load()}>{t('retry')}</Button>}>
        {t('error')}
      </Message>
    )
  if (terms === 'ready' && !isShown) return null
  return (
    <Skeleton status={t('loading')}>
      <SkeletonBox height="4.625rem" shape="control" />
    </Skeleton>
  )
})
