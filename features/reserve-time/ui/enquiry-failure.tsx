import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { isSessionEnd } from '#shared/api/errors'
import { Message } from '#shared/ui/message'
import { t } from '../extra-texts'
import type { EnquiryStore } from '../model/enquiry-store'

/** Failure of saving the day, which Continue retries. The end of a session is reported elsewhere. */
export const EnquiryFailure = observer(function EnquiryFailure({ enquiry }: { readonly enquiry: EnquiryStore }) {
  const { hasFailed, error } = enquiry.sending
  const isShown = hasFailed && !isSessionEnd(error)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Scrolls to the message, because on a phone it may be below the visible area.
    if (isShown) container.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    isShown && (
      <div ref={container}>
        <Message tone="error" role="alert">
          {t(enquiry.isRefused ? 'enquiryRefused' : 'enquiryError')}
        </Message>
      </div>
    )
  )
})
