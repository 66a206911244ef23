import { observer } from 'mobx-react-lite'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { Resource } from '#shared/store/resource'
import type { ChooseServicesStore } from '../step/choose-services-store'
import { Category } from './category'
import { Section, SectionFailure, SectionLoading } from './section-states'

interface Props {
  readonly title: string
  readonly services: Resource<[], readonly ProductSuggestion[]>
  readonly store: ChooseServicesStore
  /** True while the sections above are loading, so that a section above never pushes this one down. */
  readonly waits?: boolean
}

/** One section of the screen. It loads and fails independently, and renders nothing if it is empty. */
export const ServiceSection = observer(function ServiceSection({ title, services, store, waits }: Props) {
  const { state, latest } = services
  const isLoading = waits || (!latest && state.status !== 'failed')
  return (
    <Section status={state.status}>
      {isLoading && <SectionLoading title={title} isFirst={waits === undefined} />}
      {!isLoading && latest && latest.length > 0 && (
        <Category title={title} services={latest} store={store} startsOpen />
      )}
      {/* Also shown if only a refetch failed, because the services above may be stale. */}
      {!isLoading && state.status === 'failed' && <SectionFailure title={title} onRetry={services.load} />}
    </Section>
  )
})
