import { observer } from 'mobx-react-lite'
import { PriceText } from '#entities/booking'
import { productKey, type CartFailure } from '#entities/cart'
import { errorText } from '#entities/notification'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { Button } from '#shared/ui/action/button'
import { RetryButton } from '#shared/ui/action/retry'
import { CheckboxRow } from '#shared/ui/form/checkbox'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { Tag } from '#shared/ui/text/tag'
import { isCampaign } from '#shared/booking-facts/prices'
import { showFailure } from '#shared/ui/feedback/show-failure'
import type { ChooseServicesStore } from '../../model/choose-services-store'
import { hasContents } from '../../model/keep-same'
import { t } from '../../texts'
import { Belongings } from '../details/belongings'
import { isReplacementCar } from '../../model/replacement-car'
import { ReplacementCarNotice } from './replacement-car-notice'
import styles from './service-row.module.css'

interface Props {
  readonly service: ProductSuggestion
  readonly store: ChooseServicesStore
}

/** Row of a listed service. A tick shows at once, and a failure is shown in the row (SV-04, SV-14). */
export const ServiceRow = observer(function ServiceRow({ service, store }: Props) {
  const { cart, isLocked } = store
  const { description, price, additional_data } = service
  const failure = cart.failureOf(service)
  const hasFault = failure !== undefined || store.contents.failed === service
  return (
    <>
      <CheckboxRow
        checked={cart.isOn(service)}
        disabled={isLocked}
        aria-invalid={failure ? true : undefined}
        onChange={() => cart.toggle(service)}
        label={
          <>
            {description} {isCampaign(price) && <Tag tone="accent">{t('campaign')}</Tag>}
          </>
        }
        description={hasFault ? <ServiceFault service={service} store={store} /> : additional_data?.infoDescription}
        aside={<PriceText price={price} />}
      >
        {isReplacementCar(service) && <ReplacementCarNotice count={service.replacement_cars} />}
        <RetryRefresh service={service} store={store} />
        <DetailsButton service={service} store={store} />
      </CheckboxRow>
      {cart.isOn(service) && <Belongings service={service} store={store} />}
    </>
  )
})

/** Why the last change or the details of the service failed. */
export const ServiceFault = observer(function ServiceFault({ service, store }: Props) {
  const { cart, contents } = store
  const failure = cart.failureOf(service)
  if (!failure && contents.failed !== service) return null
  return (
    <span ref={showFailure} className={styles.failed} role="alert">
      <VisuallyHidden>{service.description}: </VisuallyHidden>
      {failure ? failureText(failure) : t('detailsFailed')}
    </span>
  )
})

/** Refetches the booking if only that failed after a change of the service. */
export const RetryRefresh = observer(function RetryRefresh({ service, store: { cart } }: Props) {
  return (
    cart.failureOf(service)?.kind === 'unread' && (
      <RetryButton variant="link" className={styles.retry} onRetry={cart.settle} />
    )
  )
})

/** Opens the dialog with the contents of a service that has some. */
export function DetailsButton({ service, store }: Props) {
  const { description } = service
  if (!hasContents(service)) return null
  return (
    <Button
      variant="link"
      aria-haspopup="dialog"
      aria-label={t('detailsNamed', { name: description })}
      onClick={() => store.contents.open(service)}
    >
      {t('details')}
    </Button>
  )
}

/**
 * Returns a renderer of service rows for the lazily loaded components, which cannot import this module without a
 * circular import.
 */
export const rowsOf = (store: ChooseServicesStore) => (service: ProductSuggestion) => (
  <ServiceRow key={productKey(service.product)} service={service} store={store} />
)

const failureText = (failure: CartFailure): string =>
  failure.kind === 'unread' ? t('toggleUnread') : errorText(failure.error)
