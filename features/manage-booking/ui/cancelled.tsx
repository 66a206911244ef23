import { registryPort } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { OutcomeHeading } from '#shared/ui/feedback/outcome-heading'
import type { BookedStore } from '../model/booked-store'
import { t } from '../texts'
import { refundText } from '../model/saved-booking'
import styles from './manage.module.css'

/** Reports the cancellation, and links to a new booking. */
export function Cancelled({ booked }: { readonly booked: BookedStore }) {
  const { routed } = useStore(registryPort)
  const { booking, turns } = booked
  const email = booking?.customer?.email
  // The booking as it was before the cancellation.
  const refund = refundText(booking)
  return (
    <>
      <OutcomeHeading turns={turns} isDone>
        {t('cancelled')}
      </OutcomeHeading>
      {refund && <p className={styles.lead}>{refund}</p>}
      {email && <p className={styles.lead}>{t('emailSentTo', { email })}</p>}
      <p className={styles.info}>
        {/* The link leads to the first process. */}
        <a className={styles.book} href={(routed[0]?.path ?? '/') + window.location.search}>
          {t('book')}
        </a>
      </p>
    </>
  )
}
