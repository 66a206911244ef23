import { observer } from 'mobx-react-lite'
import type { CartToggle } from '#entities/cart'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { Resource } from '#shared/store/resource'
import { Category } from './category'
import { SectionFailure, SectionLoading } from './section-states'

interface Props {
  readonly title: string
  readonly services: Resource<[], readonly ProductSuggestion[]>
  readonly cart: CartToggle
  readonly isLocked: boolean
  /** For the sections above: what is there already must not be pushed down by what comes later. */
  readonly waits?: boolean
}

/** One section of the screen: it loads and fails on its own, and is not there where it has nothing. */
export const ServiceSection = observer(function ServiceSection({ title, services, cart, isLocked, waits }: Props) {
  const { state, latest } = services
  if (waits) return <SectionLoading title={title} />
  if (state.status === 'failed' && !latest) return <SectionFailure title={title} onRetry={services.load} />
  if (!latest) return <SectionLoading title={title} />
  if (latest.length === 0) return null
  return <Category title={title} services={latest} cart={cart} isLocked={isLocked} startsOpen />
})
