import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { bookingStore } from '#entities/booking'
import { STEP_HEADING_ID, visitPort } from '#entities/process'
import { useStore, useStores } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { Panel } from '#shared/ui/layout/panel'
import { t } from './texts'
import { enquiryOf } from './enquiry-of'
import type { ReserveTimeStore } from '../step/reserve-time-store'
import styles from './enquiry.module.css'
import { EnquiryAside } from './enquiry-aside'
import { EnquiryCalendar } from './enquiry-calendar'
import { EnquiryDay } from './enquiry-day'
import { EnquiryFailure } from './enquiry-failure'

interface Props {
  readonly store: ReserveTimeStore
  readonly onContinue: () => void
}

/** The enquiry for a day (TM-12). It replaces the free times, which stay hidden in the page. */
export const Enquiry = observer(function Enquiry({ store, onContinue }: Props) {
  const enquiry = enquiryOf(store, useStores())
  const visit = useStore(visitPort)
  const { booking } = useStore(bookingStore)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!enquiry.isAsked) return
    heading.current?.focus({ preventScroll: true })
    document.getElementById(STEP_HEADING_ID)?.scrollIntoView({ block: 'start' })
  }, [enquiry])

  const leave = (): void => {
    enquiry.leave()
    visit.requestFocus()
  }
  return (
    <Panel className={styles.enquiry}>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {t('enquiryTitle')}
        </h3>
        <p>{t('enquiryIntro')}</p>
      </div>
      <EnquiryCalendar enquiry={enquiry} />
      <div className={styles.choice}>
        {enquiry.isImpossible ? (
          <Message tone="error">{t('enquiryImpossible')}</Message>
        ) : (
          <EnquiryDay day={enquiry.day} />
        )}
        <EnquiryFailure enquiry={enquiry} />
        <p>{t('enquiryNotReservation')}</p>
        {booking?.booking_total_duration?.start && <p>{t('enquiryReleases')}</p>}
        <Button variant="link" aria-disabled={enquiry.sending.isRunning} onClick={leave}>
          {t('enquiryBack')}
        </Button>
      </div>
      <EnquiryAside enquiry={enquiry} onContinue={onContinue} />
    </Panel>
  )
})
