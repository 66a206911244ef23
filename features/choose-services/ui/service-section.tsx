import { observer } from 'mobx-react-lite'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { Resource } from '#shared/store/resource'
import type { ChooseServicesStore } from '../model/choose-services-store'
import { Category } from './category'
import { Section, SectionFailure, SectionLoading } from './section-states'

interface Props {
  readonly title: string
  readonly services: Resource<[], readonly ProductSuggestion[]>
  readonly store: ChooseServicesStore
  /** For the sections above: what is there already must not be pushed down by what comes later. */
  readonly waits?: boolean
}

/** One section of the screen: it loads and fails on its own, and is not there where it has nothing. */
export const ServiceSection = observer(function ServiceSection({ title, services, store, waits }: Props) {
  const { state, latest } = services
  const isLoading = waits || (!latest && state.status !== 'failed')
  return (
    <Section status={state.status}>
      {isLoading && <SectionLoading title={title} isFirst={waits === undefined} />}
      {!isLoading && latest && latest.length > 0 && (
        <Category title={title} services={latest} store={store} startsOpen />
      )}
      {/* Also where it was only the latest of several reads: what stands above may be out of date. */}
      {!isLoading && state.status === 'failed' && <SectionFailure title={title} onRetry={services.load} />}
    </Section>
  )
})
