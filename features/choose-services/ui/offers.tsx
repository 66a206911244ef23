import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import { State } from '#shared/ui/state'
import type { ChooseServicesStore } from '../model/choose-services-store'
import { t } from '../texts'
import { Contents } from './contents'
import { ExtraSections } from './extra-sections'
import styles from './offers.module.css'
import { Recalls } from './recalls'
import { ServiceCode } from './service-code'
import { ServiceSection } from './service-section'

interface Props {
  readonly ref: Ref<HTMLDivElement>
  readonly store: ChooseServicesStore
}

/** What the workshop offers: three sections that come one below the other, and what a service code stands for (SV-01). */
export const Offers = observer(function Offers({ ref, store }: Props) {
  const { scheduled, additional, isEmpty, areRecallsLate } = store.sections
  return (
    <div ref={ref} className={styles.sections}>
      {!areRecallsLate && <Recalls store={store} />}
      {isEmpty ? (
        <State page icon="info" title={t('emptyTitle')}>
          {t('emptyText')}
        </State>
      ) : (
        <>
          <ServiceSection title={t('scheduled')} services={scheduled} store={store} />
          <ServiceSection title={t('additional')} services={additional} store={store} waits={!scheduled.hasAnswered} />
          <ExtraSections store={store} waits={!scheduled.hasAnswered || !additional.hasAnswered} />
        </>
      )}
      {/* Below what is being read already, which it must not push down. */}
      {areRecallsLate && <Recalls store={store} />}
      <ServiceCode store={store} />
      <Contents store={store} />
    </div>
  )
})
