import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect } from 'react'
import { pageHeadStore, usePagePart } from '#entities/process'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { offerStore } from '../model/offer-store'
import { isUnknown, reasonOf } from '../model/refusal'
import { t } from '../texts'
import styles from './earlier-time.module.css'
import { OfferTicket } from './offer-ticket'

interface Props {
  readonly token: string
  /** Leaves for the page of bookings. */
  readonly onLeave: () => void
}

/** The offer of a mail's link. It is opened without a register number, because it shows nothing personal. */
export const OfferScreen = observer(function OfferScreen({ token, onLeave }: Props) {
  const store = useOwnStore(offerStore)
  useEffect(() => store.begin({ token, bookingKey: null, registerNumber: null }, null), [store, token])
  // An offer that is shown names itself.
  usePagePart(t('pageTitle'))
  const head = useStore(pageHeadStore)
  useLayoutEffect(() => {
    head.setOverridden(true)
    return () => head.setOverridden(false)
  }, [head])
  const { offer, reading } = store
  if (offer) return <OfferTicket store={store} offer={offer} onLeave={onLeave} />
  if (!reading.hasFailed)
    return (
      <Skeleton status={t('offerLoading')} className={styles.screen}>
        <SkeletonBox height="12rem" shape="control" />
        <SkeletonBox height="8rem" shape="control" />
      </Skeleton>
    )
  return (
    <div className={styles.screen}>
      {isUnknown(reading.error) ? (
        <Message
          tone="warning"
          role="alert"
          title={t('unknown')}
          action={<Button onClick={onLeave}>{t('manage')}</Button>}
        >
          <p>{t('unknownHelp')}</p>
        </Message>
      ) : (
        <RetryContainer>
          <Message
            tone="error"
            title={t('offerReadFailed')}
            action={<RetryButton onRetry={() => void reading.run()} />}
          >
            <p>{reasonOf(reading.error)}</p>
          </Message>
        </RetryContainer>
      )}
    </div>
  )
})
