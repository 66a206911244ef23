import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import { State } from '#shared/ui/feedback/state'
import type { ChooseServicesStore } from '../step/choose-services-store'
import { t } from '../texts'
import { Contents } from '../details/contents'
import { ExtraSections } from './extra-sections'
import styles from './offers.module.css'
import { Recalls } from './recalls'
import { ServiceCode } from '../code/service-code'
import { ServiceSection } from './service-section'

interface Props {
  readonly ref: Ref<HTMLDivElement>
  readonly store: ChooseServicesStore
}

/** Services of the workshop in three sections from top to bottom, then the services of a service code (SV-01). */
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
      {/* Late recalls stand below the services, so that they do not push down what the visitor is reading. */}
      {areRecallsLate && <Recalls store={store} />}
      <ServiceCode store={store} />
      <Contents store={store} />
    </div>
  )
})
