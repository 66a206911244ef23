import { observer } from 'mobx-react-lite'
import { productKey } from '#entities/cart'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { Collapsible } from '#shared/ui/collapsible'
import { Tag } from '#shared/ui/tag'
import type { ChooseServicesStore } from '../model/choose-services-store'
import { t } from '../texts'
import styles from './category.module.css'
import { ServiceRow } from './service-row'
import { useOpen } from './use-open'

/** As many rows as are laid out without anybody noticing. */
const AT_ONCE = 10

interface Props {
  readonly title: string
  readonly services: readonly ProductSuggestion[]
  readonly store: ChooseServicesStore
  readonly startsOpen?: boolean
}

/** A heading that opens, and a row per service. Says how many are chosen, so that a closed one hides nothing. */
export const Category = observer(function Category({ title, services, store, startsOpen = false }: Props) {
  const { cart } = store
  const selected = services.filter((service) => cart.isOn(service)).length
  const [isOpen, setOpen] = useOpen(startsOpen, services.some(store.hasFailure))
  const meta = selected > 0 ? <Tag>{t('selected', { count: selected })}</Tag> : t.count('count', services.length)
  return (
    <Collapsible title={title} meta={meta} open={isOpen} onToggle={setOpen}>
      <div
        className={services.length > AT_ONCE ? styles.long : undefined}
        style={{ containIntrinsicHeight: `auto calc(${services.length} * 3.5rem)` }}
      >
        {services.map((service) => (
          <ServiceRow key={productKey(service.product)} service={service} store={store} />
        ))}
      </div>
    </Collapsible>
  )
})
