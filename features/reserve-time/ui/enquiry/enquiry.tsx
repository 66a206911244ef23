import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useMemo } from 'react'
import { bookingStore } from '#entities/booking'
import { STEP_HEADING_ID, bookingAttemptPort } from '#entities/process'
import { useStore, useStores } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { Panel } from '#shared/ui/layout/panel'
import { t } from '../../lazy-texts'
import type { ReserveTimeStore } from '../../model/reserve-time-store'
import styles from './enquiry.module.css'
import { EnquiryAside } from './enquiry-aside'
import { isSessionEnd } from '#shared/api/errors'
import { EnquiryStore, enquiryCalls } from '../../model/enquiry-store'
import { formatDay } from '#shared/date/finnish'
import type { WallDate } from '#shared/date/wall-clock'
import { PathIcon } from '#shared/ui/text/icon'
import { CALENDAR_PATH } from '#shared/ui/text/icon-paths'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { sameSession } from '#entities/session'
import { apiPort } from '#shared/api/client'
import type { StoreResolver } from '#shared/store/define-store'
import { calendarLabels, pickDayLabel, useCalendarWords } from '#entities/calendar'
import { Calendar } from '#shared/ui/calendar/calendar'

interface Props {
  readonly store: ReserveTimeStore
  readonly onContinue: () => void
}

/** The enquiry for a day (TM-12). It replaces the free times, which stay hidden in the page. */
export const Enquiry = observer(function Enquiry({ store, onContinue }: Props) {
  const enquiry = enquiryOf(store, useStores())
  const bookingAttempt = useStore(bookingAttemptPort)
  const { booking } = useStore(bookingStore)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!enquiry.isAsked) return
    heading.current?.focus({ preventScroll: true })
    document.getElementById(STEP_HEADING_ID)?.scrollIntoView({ block: 'start' })
  }, [enquiry])

  const leave = (): void => {
    enquiry.leave()
    bookingAttempt.requestFocus()
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

/** Failure of saving the day, which Continue retries. The end of a session is reported elsewhere. */
const EnquiryFailure = observer(function EnquiryFailure({ enquiry }: { readonly enquiry: EnquiryStore }) {
  const { hasFailed, error } = enquiry.sending
  if (!hasFailed || isSessionEnd(error)) return null
  return <Message tone="error">{t(enquiry.isRefused ? 'enquiryRefused' : 'enquiryError')}</Message>
})

/** The requested day. Screen readers announce its changes. */
const EnquiryDay = ({ day }: { readonly day: WallDate | null }) => (
  <LiveRegion visible className={styles.day}>
    <PathIcon path={CALENDAR_PATH} />
    {day === null ? (
      <span>{t('enquiryNone')}</span>
    ) : (
      <span>
        <span>
          {t('enquiryDay')}
          <VisuallyHidden>: </VisuallyHidden>
        </span>
        <strong>{formatDay(day)}</strong>
      </span>
    )}
  </LiveRegion>
)

/** Enquiries by visit to the step, so that the chosen day is kept while the visitor looks at the free times. */
const enquiries = new WeakMap<ReserveTimeStore, EnquiryStore>()

function enquiryOf(step: ReserveTimeStore, get: StoreResolver): EnquiryStore {
  const booking = get(bookingStore)
  const enquiry =
    enquiries.get(step) ??
    new EnquiryStore({ api: get(apiPort)(enquiryCalls), booking, isSameSession: sameSession(get), step })
  enquiries.set(step, enquiry)
  return enquiry
}

/**
 * Calendar with one month at every width. Its days are outlined: they can be requested, but are not known to be free.
 */
const EnquiryCalendar = observer(function EnquiryCalendar({ enquiry }: { readonly enquiry: EnquiryStore }) {
  const words = useCalendarWords()
  const labels = useMemo(() => calendarLabels(t('enquiryCalendar'), words), [words])
  const { month, day, limits } = enquiry
  return (
    <div className={styles.calendar}>
      <Calendar
        month={month}
        months={1}
        selected={day}
        today={limits.today}
        busy={enquiry.isWaiting}
        dayState={(date) => (enquiry.canChoose(date) ? 'pick' : 'unavailable')}
        dayLabel={(date) => pickDayLabel({ date, today: limits.today, fault: enquiry.fault(date) }, words)}
        labels={labels}
        canGoPrevious={enquiry.canGoBack}
        canGoNext={enquiry.canGoForward}
        onMonthChange={enquiry.show}
        onSelect={enquiry.choose}
      />
    </div>
  )
})
