import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { PriceText } from '#entities/booking'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { Box } from '#shared/ui/layout/box'
import { Icon } from '#shared/ui/text/icon'
import { isCampaign } from '#shared/booking-facts/prices'
import { Tag } from '#shared/ui/text/tag'
import type { ChooseServicesStore } from '../../model/choose-services-store'
import { t } from '../../texts'
import { DetailsButton, RetryRefresh, ServiceFault } from './service-row'
import styles from './variant.module.css'

interface Props {
  readonly service: ProductSuggestion
  readonly store: ChooseServicesStore
}

/** A service with its contents and price, beside its alternatives (SV-04, SV-16). */
export const Variant = observer(function Variant({ service, store }: Props) {
  const id = useId()
  const { cart, isLocked } = store
  const { description, price, suggestion_sub_rows: works } = service
  const contents = works.map((work) => work.description).filter((text) => text !== '')
  const isRecommended = store.cycle.isRecommended(service)
  return (
    <div className={styles.variant}>
      {isRecommended && (
        <p className={styles.recommended}>
          <Tag tone="success">
            <Icon name="check" />
            {t('recommended')}
          </Tag>
        </p>
      )}
      <Box
        id={id}
        className={styles.box}
        aria-describedby={`${id}-price ${id}-works ${id}-fault`}
        checked={cart.isOn(service)}
        disabled={isLocked}
        aria-invalid={cart.failureOf(service) ? true : undefined}
        onChange={() => cart.toggle(service)}
      />
      <label className={styles.name} htmlFor={id}>
        {description} {isCampaign(price) && <Tag tone="accent">{t('campaign')}</Tag>}
      </label>
      <div className={styles.price} id={`${id}-price`}>
        <PriceText price={price} />
      </div>
      <ul className={styles.works} aria-label={t('includes')}>
        {contents.map((content) => (
          <li key={content}>
            <Icon name="check" />
            {content}
          </li>
        ))}
      </ul>
      {/* The list's label would hide its items from the description. */}
      <span id={`${id}-works`} hidden>
        {contents.length > 0 && `${t('includes')}: ${contents.join(', ')}.`}
      </span>
      <div className={styles.more}>
        <span id={`${id}-fault`}>
          <ServiceFault service={service} store={store} />
        </span>
        <RetryRefresh service={service} store={store} />
        <DetailsButton service={service} store={store} />
      </div>
    </div>
  )
})
