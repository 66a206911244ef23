import { observer } from 'mobx-react-lite'
import { Fragment, type ReactNode, type Ref, useEffect, useState } from 'react'
import { State } from '#shared/ui/feedback/state'
import type { ChooseServicesStore } from '../../model/choose-services-store'
import { t } from '../../texts'
import styles from './product-listing.module.css'
import { Category, useOpen } from './category'
import { Section, SectionFailure, SectionLoading } from './section-states'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { Resource } from '#shared/store/resource'
import { Collapsible } from '#shared/ui/layout/collapsible'
import { Lazy, lazyChunkStore } from '../lazy'
import { PathIcon } from '#shared/ui/text/icon'
import { LIST_PATH } from '#shared/ui/text/icon-paths'
import { ServiceRoad } from '../facts/service-road'
import { categoryIcon } from '../../model/category-icon'
import { Recalls } from '../facts/recalls'
import { ReplacementCarNotice } from './replacement-car-notice'
import { rowsOf } from './service-row'
import type { Needs } from '#entities/booking'
import { notificationStore } from '#entities/notification'
import { ensureLoaded } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'

interface Props {
  readonly ref: Ref<HTMLDivElement>
  readonly store: ChooseServicesStore
  readonly symptoms: Needs['symptoms']
  /** Stands second, below the scheduled services. */
  readonly second: ReactNode
}

/** Services of the workshop in three sections from top to bottom, with the services of a service code (SV-01). */
export const ProductListing = observer(function ProductListing({ ref, store, symptoms, second }: Props) {
  const { scheduled, additional, isEmpty, areFactsLate } = store.sections
  const facts = <VehicleFacts store={store} symptoms={symptoms} />
  // Until then nothing is placed above or right below the section, so that nothing moves.
  const hasEnded = scheduled.hasAnswered || scheduled.state.status === 'failed' || isEmpty
  // Stays true during a retry.
  const [isPlaced, setPlaced] = useState(hasEnded)
  if (hasEnded && !isPlaced) setPlaced(true)
  return (
    <div ref={ref} className={styles.sections}>
      {/* Appears as a whole, because what is above the services would push them down. */}
      <Fragment key={isPlaced ? 'placed' : 'loading'}>
        {isPlaced && !areFactsLate && facts}
        {isEmpty && (
          <State page iconPath={LIST_PATH} title={t('emptyTitle')}>
            {t('emptyText')}
          </State>
        )}
        {!isEmpty && <ServiceSection title={t('scheduled')} services={scheduled} store={store} withVariants />}
        {isPlaced && second}
        {!isEmpty && (
          <ServiceSection title={t('additional')} services={additional} store={store} waits={!scheduled.hasAnswered} />
        )}
        {additional.hasAnswered && !store.sections.sellsReplacementCar && <ReplacementCarNotice />}
        <ExtraSections store={store} isPlaced={isPlaced} waits={!scheduled.hasAnswered || !additional.hasAnswered} />
        {/* Late facts stand below the services, so that they do not push down what the visitor is reading. */}
        {areFactsLate && facts}
      </Fragment>
      <Contents store={store} />
    </div>
  )
})

/** What is known of the vehicle: the way to its next service, and its open recalls. */
const VehicleFacts = observer(function VehicleFacts({ store, symptoms }: Pick<Props, 'store' | 'symptoms'>) {
  const { next } = store.cycle
  return (
    <>
      {next && <ServiceRoad next={next} />}
      <Recalls recalls={store.sections.recalls.latest ?? []} symptoms={symptoms} />
    </>
  )
})

interface ExtraSectionsProps {
  readonly store: ChooseServicesStore
  /** False while everything is a skeleton. */
  readonly isPlaced: boolean
  /** True while the sections above are loading, so that this section does not appear before them. */
  readonly waits: boolean
}

/** The extra services as tiles. They start closed, because only the two sections above start open (SV-02). */
const ExtraSections = observer(function ExtraSections({ store, isPlaced, waits }: ExtraSectionsProps) {
  const { state, latest, load } = store.sections.extra
  const isLoading = waits || (!latest && state.status !== 'failed')
  return (
    <Section status={state.status}>
      {isLoading && <SectionLoading title={t('extra')} />}
      {!isLoading && state.status === 'failed' && <SectionFailure title={t('extra')} onRetry={load} />}
      <div className={styles.tiles}>
        {!isLoading &&
          latest?.map(({ id, description, products }) => (
            <Category key={id} tile title={description || t('extra')} services={products} store={store} />
          ))}
        {isPlaced && <ServiceCode store={store} />}
      </div>
    </Section>
  )
})

interface ServiceSectionProps {
  readonly title: string
  readonly services: Resource<[], readonly ProductSuggestion[]>
  readonly store: ChooseServicesStore
  /** True while the sections above are loading, so that a section above never pushes this one down. */
  readonly waits?: boolean
  readonly withVariants?: boolean | undefined
}

/** One section of the screen. It loads and fails independently, and renders nothing if it is empty. */
const ServiceSection = observer(function ServiceSection(props: ServiceSectionProps) {
  const { title, services, store, waits, withVariants } = props
  const { state, latest } = services
  const isLoading = waits || (!latest && state.status !== 'failed')
  return (
    <Section status={state.status}>
      {isLoading && <SectionLoading title={title} isFirst={waits === undefined} />}
      {!isLoading && latest && latest.length > 0 && (
        <Category
          title={title}
          services={store.cycle.recommendedFirst(latest)}
          store={store}
          startsOpen
          withVariants={withVariants}
        />
      )}
      {/* Also shown if only a refetch failed, because the services above may be stale. */}
      {!isLoading && state.status === 'failed' && <SectionFailure title={title} onRetry={services.load} />}
    </Section>
  )
})

/** Services by the code of a maintenance programme (SV-15). Starts open if the booking already has a code. */
const ServiceCode = observer(function ServiceCode({ store }: { readonly store: ChooseServicesStore }) {
  const { found, isRestored } = store.code
  const [isOpen, setOpen] = useOpen(isRestored, found.latest?.some(store.needsLook) ?? false)
  return (
    <Collapsible
      tile
      title={t('codeLabel')}
      icon={<PathIcon path={categoryIcon(t('codeLabel'))} />}
      meta={t('codeNote')}
      open={isOpen}
      onToggle={setOpen}
    >
      <Lazy failed={t('failed')} reservedHeight="var(--room)" className={styles.code}>
        {({ ServiceCodeForm }) => <ServiceCodeForm store={store} row={rowsOf(store)} />}
      </Lazy>
    </Collapsible>
  )
})

/** Opens the details dialog of the selected service. The chunk of the dialog loads on first use. */
const Contents = observer(function Contents({ store }: { readonly store: ChooseServicesStore }) {
  const { service, close, fail } = store.contents
  const notifications = useStore(notificationStore)
  const code = useStore(lazyChunkStore)
  useEffect(() => {
    const load = async (): Promise<void> => {
      if (await ensureLoaded(code)) return
      notifications.error(t('detailsFailed'))
      fail()
    }
    if (service) void load()
  }, [service, code, notifications, fail])
  const chunk = code.latest
  return service && chunk ? (
    <chunk.ContentsDialog service={service} store={store} row={rowsOf(store)} onClose={close} />
  ) : null
})
