import { observer } from 'mobx-react-lite'
import type { CartToggle } from '#entities/cart'
import type { ServiceCategory } from '#shared/api/nouns/products'
import type { Resource } from '#shared/store/resource'
import { t } from '../texts'
import { Category } from './category'
import { SectionFailure, SectionLoading } from './section-states'

interface Props {
  readonly categories: Resource<[], readonly ServiceCategory[]>
  readonly cart: CartToggle
  readonly isLocked: boolean
  /** For the sections above. */
  readonly waits: boolean
}

/** The extra services, closed at first: the two sections above them are the ones that start open (SV-02). */
export const ExtraSections = observer(function ExtraSections({ categories, cart, isLocked, waits }: Props) {
  const { state, latest } = categories
  if (waits) return <SectionLoading title={t('extra')} />
  if (state.status === 'failed' && !latest) return <SectionFailure title={t('extra')} onRetry={categories.load} />
  if (!latest) return <SectionLoading title={t('extra')} />
  return latest.map(({ id, description, products }) => (
    <Category key={id} title={description || t('extra')} services={products} cart={cart} isLocked={isLocked} />
  ))
})
