import { useState } from 'react'
import type { Booking } from '#shared/api/nouns/entities'
import type { CalendarIdentity } from '#shared/api/nouns/saved-booking'
import { Actions } from '#shared/ui/action/actions'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { t } from '../texts'

interface Props {
  readonly booking: Booking
  readonly hasTime: boolean
  /** Identity of the calendar entry in the mails; null if the server does not tell. */
  readonly identity: CalendarIdentity | null
}

/** Buttons to download the calendar event and to print the receipt. */
export function ReceiptActions({ booking, hasTime, identity }: Props) {
  const [hasFailed, setFailed] = useState(false)
  const download = async (): Promise<void> => {
    try {
      const { downloadEvent } = await import(/* webpackChunkName: "rare" */ './download-event')
      downloadEvent(booking, identity)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <Actions align="center">
        {hasTime && <Button onClick={() => void download()}>{t('calendarFile')}</Button>}
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </Actions>
      {hasFailed && <Message tone="error">{t('calendarFailed')}</Message>}
    </>
  )
}
