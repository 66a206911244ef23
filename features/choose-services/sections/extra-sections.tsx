import { observer } from 'mobx-react-lite'
import type { ChooseServicesStore } from '../step/choose-services-store'
import { t } from '../texts'
import { Category } from './category'
import { Section, SectionFailure, SectionLoading } from './section-states'

interface Props {
  readonly store: ChooseServicesStore
  /** True while the sections above are loading, so that this section does not appear before them. */
  readonly waits: boolean
}

/** The extra services. They start closed, because only the two sections above start open (SV-02). */
export const ExtraSections = observer(function ExtraSections({ store, waits }: Props) {
  const { state, latest, load } = store.sections.extra
  const isLoading = waits || (!latest && state.status !== 'failed')
  return (
    <Section status={state.status}>
      {isLoading && <SectionLoading title={t('extra')} />}
      {!isLoading &&
        latest?.map(({ id, description, products }) => (
          <Category key={id} title={description || t('extra')} services={products} store={store} />
        ))}
      {!isLoading && state.status === 'failed' && <SectionFailure title={t('extra')} onRetry={load} />}
    </Section>
  )
})
