import { useState } from 'react'
import { TicketActions } from '#entities/booking'
import type { Booking } from '#shared/api/nouns/booking'
import type { SavedBooking } from '#shared/api/nouns/saved-booking'
import { Button } from '#shared/ui/action/button'
import { ButtonLink } from '#shared/ui/action/button-link'
import { Message } from '#shared/ui/feedback/message'
import { PathIcon } from '#shared/ui/text/icon'
import { CALENDAR_PATH, PRINT_PATH } from '#shared/ui/text/icon-paths'
import { t } from '../texts'
import styles from './thanks-screen.module.css'

interface Props {
  /** Null if only the key is known. */
  readonly booking: Booking | null
  readonly hasTime: boolean
  readonly isLead: boolean
  /** The server's answer to the save, or null if it is unknown. */
  readonly saved: SavedBooking | null
  readonly changePath: string
  readonly onRestart: () => void
}

/** What can be done with the booking next. */
export function ReceiptActions({ booking, hasTime, isLead, saved, changePath, onRestart }: Props) {
  const [hasFailed, setFailed] = useState(false)
  const download = async (from: Booking): Promise<void> => {
    try {
      const { downloadEvent } = await import(/* webpackChunkName: "rare" */ './download-event')
      downloadEvent(from, saved?.calendarEntry ?? null)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const key = saved?.bookingKey ?? null
  return (
    <TicketActions>
      {booking && hasTime && (
        <Button variant="primary" onClick={() => void download(booking)}>
          <PathIcon path={CALENDAR_PATH} />
          {t('calendarFile')}
        </Button>
      )}
      {key === null ? (
        <ButtonLink href={changePath + window.location.search}>{t('changeLink')}</ButtonLink>
      ) : (
        <ButtonLink href={`${changePath}${window.location.search}#varaus=${encodeURIComponent(key)}`}>
          {t(isLead ? 'manageLead' : 'manage')}
        </ButtonLink>
      )}
      <span className={styles.push} />
      {booking && (
        <Button variant="text" onClick={() => window.print()}>
          <PathIcon path={PRINT_PATH} />
          {t(isLead ? 'printLead' : 'print')}
        </Button>
      )}
      <Button variant="text" onClick={onRestart}>
        {t('newBooking')}
      </Button>
      {hasFailed && (
        <Message tone="error" className={styles.failed}>
          {t('calendarFailed')}
        </Message>
      )}
    </TicketActions>
  )
}
