import { observer } from 'mobx-react-lite'
import { productKey } from '#entities/cart'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { Collapsible } from '#shared/ui/layout/collapsible'
import { Tag } from '#shared/ui/text/tag'
import type { ChooseServicesStore } from '../step/choose-services-store'
import { t } from '../texts'
import styles from './category.module.css'
import { ServiceRow } from './service-row'
import { useState } from 'react'

/** Largest number of rows that are laid out without a noticeable delay. */
const AT_ONCE = 10

interface Props {
  readonly title: string
  readonly services: readonly ProductSuggestion[]
  readonly store: ChooseServicesStore
  readonly startsOpen?: boolean
}

/**
 * A collapsible section with one row per service. Its heading shows the number of selected services, which stays
 * visible while the section is closed.
 */
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

/** Open state of a section: as the visitor left it, but opened again when an entry fails. */
export function useOpen(startsOpen: boolean, hasFailed: boolean) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [hadFailed, setHadFailed] = useState(false)
  // Opens only when a failure appears. When it is resolved, the section stays open.
  if (hasFailed !== hadFailed) {
    setHadFailed(hasFailed)
    if (hasFailed) setOpen(true)
  }
  return [isOpen ?? startsOpen, setOpen] as const
}
