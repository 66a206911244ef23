import { observer } from 'mobx-react-lite'
import { PriceText } from '#entities/booking'
import { productKey, type CartFailure } from '#entities/cart'
import { errorText } from '#entities/notification'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { Button } from '#shared/ui/action/button'
import { RetryButton } from '#shared/ui/action/retry'
import { CheckboxRow } from '#shared/ui/form/checkbox'
import { Tag } from '#shared/ui/text/tag'
import { showFailure } from '#shared/ui/feedback/show-failure'
import type { ChooseServicesStore } from '../step/choose-services-store'
import { hasContents } from './keep-same'
import { t } from '../texts'
import { Belongings, type ServiceProps } from '../details/belongings'
import styles from './service-row.module.css'

/** Row of an offered service. A tick shows at once, and a failure is shown in the row (SV-04, SV-14). */
export const ServiceRow = observer(function ServiceRow({ service, store }: ServiceProps) {
  const { cart, contents, isLocked } = store
  const { description, price, additional_data } = service
  const failure = cart.failureOf(service)
  const fault = failure ? failureText(failure) : contents.failed === service ? t('detailsFailed') : null
  return (
    <>
      <CheckboxRow
        checked={cart.isOn(service)}
        disabled={isLocked}
        aria-invalid={failure ? true : undefined}
        onChange={() => cart.toggle(service)}
        label={
          <>
            {description}
            {price?.has_public_campaign && <Tag tone="accent">{t('campaign')}</Tag>}
          </>
        }
        description={
          fault ? (
            <span ref={showFailure} className={styles.failed} role="alert">
              {fault}
            </span>
          ) : (
            additional_data?.infoDescription
          )
        }
        aside={<PriceText price={price} />}
      >
        {failure?.kind === 'unread' && <RetryButton variant="link" className={styles.retry} onRetry={cart.settle} />}
        {hasContents(service) && (
          <Button
            variant="link"
            aria-haspopup="dialog"
            aria-label={t('detailsNamed', { name: description })}
            onClick={() => contents.open(service)}
          >
            {t('details')}
          </Button>
        )}
      </CheckboxRow>
      {cart.isOn(service) && <Belongings service={service} store={store} />}
    </>
  )
})

/**
 * Returns a renderer of service rows for the lazily loaded components, which cannot import this module without a
 * circular import.
 */
export const rowsOf = (store: ChooseServicesStore) => (service: ProductSuggestion) => (
  <ServiceRow key={productKey(service.product)} service={service} store={store} />
)

const failureText = (failure: CartFailure): string =>
  failure.kind === 'unread' ? t('toggleUnread') : errorText(failure.error)
