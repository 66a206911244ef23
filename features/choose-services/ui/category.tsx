import { observer } from 'mobx-react-lite'
import { PriceText } from '#entities/booking'
import { productKey, type CartToggle } from '#entities/cart'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { CheckboxRow } from '#shared/ui/checkbox'
import { Collapsible } from '#shared/ui/collapsible'
import { Tag } from '#shared/ui/tag'
import { t } from '../texts'
import styles from './choose-services-screen.module.css'

interface Props {
  readonly title: string
  readonly services: readonly ProductSuggestion[]
  readonly cart: CartToggle
  readonly isLocked: boolean
  readonly startsOpen?: boolean
}

/** A heading that opens, and a row per service. Says how many are chosen, so that a closed one hides nothing. */
export const Category = observer(function Category({ title, services, cart, isLocked, startsOpen = false }: Props) {
  const selected = services.filter((service) => cart.isOn(service)).length
  const meta = selected > 0 ? <Tag>{t('selected', { count: selected })}</Tag> : t.count('count', services.length)
  return (
    <Collapsible title={title} meta={meta} defaultOpen={startsOpen}>
      {services.map((service) => (
        <ServiceRow key={productKey(service.product)} service={service} cart={cart} isLocked={isLocked} />
      ))}
    </Collapsible>
  )
})

interface RowProps {
  readonly service: ProductSuggestion
  readonly cart: CartToggle
  readonly isLocked: boolean
}

const ServiceRow = observer(function ServiceRow({ service, cart, isLocked }: RowProps) {
  const { description, price, additional_data, product } = service
  const hasFailed = cart.failedKey === productKey(product)
  const info = additional_data?.infoDescription
  return (
    <CheckboxRow
      checked={cart.isOn(service)}
      disabled={isLocked}
      onChange={() => cart.toggle(service)}
      label={
        <span className={styles.name}>
          {description}
          {price?.has_public_campaign && <Tag tone="accent">{t('campaign')}</Tag>}
        </span>
      }
      description={
        hasFailed ? (
          <span className={styles.failed} role="alert">
            {t('toggleFailed')}
          </span>
        ) : (
          info
        )
      }
      aside={<PriceText price={price} />}
    />
  )
})
