import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ToOrder } from '#entities/booking'
import { productKey } from '#entities/cart'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { Collapsible } from '#shared/ui/layout/collapsible'
import { PathIcon } from '#shared/ui/text/icon'
import { isCampaign } from '#shared/booking-facts/prices'
import { Tag } from '#shared/ui/text/tag'
import { Belongings } from '../details/belongings'
import type { ChooseServicesStore } from '../../model/choose-services-store'
import { t } from '../../texts'
import { categoryIcon } from '../../model/category-icon'
import styles from './category.module.css'
import { hasContents } from '../../model/keep-same'
import { ServiceRow } from './service-row'
import { Variant } from './variant'

/** Largest number of rows that are laid out without a noticeable delay. */
const AT_ONCE = 10

/** Most services that stand side by side with their contents. */
const MOST_VARIANTS = 3

interface Props {
  readonly title: string
  readonly services: readonly ProductSuggestion[]
  readonly store: ChooseServicesStore
  readonly startsOpen?: boolean
  /** Shows services with contents side by side instead of as rows. */
  readonly withVariants?: boolean | undefined
  /** Lower, as one of several tiles. */
  readonly tile?: boolean
}

/**
 * A collapsible section with its services. Its heading shows the number of selected services, which stays visible while
 * the section is closed.
 */
export const Category = observer(function Category(props: Props) {
  const { title, services, store, startsOpen = false, withVariants = false, tile = false } = props
  const [isOpen, setOpen] = useOpen(startsOpen, services.some(store.needsLook))
  const variants = withVariants ? services.filter(hasContents).slice(0, MOST_VARIANTS) : []
  const rows = services.filter((service) => !variants.includes(service))
  return (
    <Collapsible
      title={title}
      icon={<PathIcon path={categoryIcon(title)} />}
      meta={<Meta services={services} store={store} />}
      tile={tile}
      open={isOpen}
      onToggle={setOpen}
    >
      {variants.length > 0 && (
        <div className={styles.variants} data-recommends={variants.some(store.cycle.isRecommended)}>
          {variants.map((service) => (
            <Variant key={productKey(service.product)} service={service} store={store} />
          ))}
        </div>
      )}
      {variants.map((service) =>
        store.cart.isOn(service) ? (
          <Belongings key={productKey(service.product)} service={service} store={store} isNamed />
        ) : null,
      )}
      <div
        className={rows.length > AT_ONCE ? styles.long : undefined}
        style={{ containIntrinsicHeight: `auto calc(${rows.length} * 3.5rem)` }}
      >
        {rows.map((service) => (
          <ServiceRow key={productKey(service.product)} service={service} store={store} />
        ))}
      </div>
      <ToOrder />
    </Collapsible>
  )
})

/** The number of selected services, or of all, and whether one has a campaign price. */
const Meta = observer(function Meta({ services, store }: Pick<Props, 'services' | 'store'>) {
  const selected = services.filter((service) => store.cart.isOn(service)).length
  return (
    <>
      {selected > 0 ? <Tag>{t('selected', { count: selected })}</Tag> : t.count('count', services.length)}
      {services.some(({ price }) => isCampaign(price)) && (
        <>
          {' '}
          <Tag tone="accent">{t('campaign')}</Tag>
        </>
      )}
    </>
  )
})

/** Open state of a section: as the visitor left it, but opened again when an entry fails or is asked for. */
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
