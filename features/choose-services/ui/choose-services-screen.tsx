import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { bookingStore, OrderRows, StepAside } from '#entities/booking'
import { StepHead, type StepScreenProps } from '#entities/process'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/message'
import { State } from '#shared/ui/state'
import { chooseServicesStore } from '../model/choose-services-store'
import { t } from '../texts'
import styles from './choose-services-screen.module.css'
import { ExtraSections } from './extra-sections'
import { ServiceSection } from './service-section'

/** What the workshop offers for this car, in three sections; the first two categories start open (SV-01, SV-02). */
export const ChooseServicesScreen = observer(function ChooseServicesScreen({ onContinue }: StepScreenProps) {
  const store = useOwnStore(chooseServicesStore)
  const { booking, isLocked } = useStore(bookingStore)
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => store.load(), [store])

  // The server has to have every tick before the next step counts with it.
  const leave = async (): Promise<void> => {
    setLeaving(true)
    const isSettled = await store.cart.settle()
    setLeaving(false)
    if (isSettled) onContinue()
  }
  const items = booking?.order_items ?? []
  return (
    <>
      <StepHead title={t('title')} lead={t('intro')} />
      <Message>{t('replacementCarNotice')}</Message>
      {store.isEmpty ? (
        <State page title={t('emptyTitle')}>
          {t('emptyText')}
        </State>
      ) : (
        <div className={styles.sections}>
          <ServiceSection title={t('scheduled')} services={store.scheduled} cart={store.cart} isLocked={isLocked} />
          <ServiceSection
            title={t('additional')}
            services={store.additional}
            cart={store.cart}
            isLocked={isLocked}
            waits={!store.scheduled.hasAnswered}
          />
          <ExtraSections
            categories={store.extra}
            cart={store.cart}
            isLocked={isLocked}
            waits={!store.scheduled.hasAnswered || !store.additional.hasAnswered}
          />
        </div>
      )}
      {booking && (
        <StepAside
          title={t('selectedTitle')}
          booking={booking}
          barText={t.count('count', items.length)}
          action={{ children: t('continue'), onClick: () => void leave(), busy: isLeaving, busyLabel: t('continue') }}
          blockedBecause={null}
        >
          {items.length > 0 ? <OrderRows items={items} /> : <p className={styles.empty}>{t('selectedEmpty')}</p>}
        </StepAside>
      )}
    </>
  )
})
