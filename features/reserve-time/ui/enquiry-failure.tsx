import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { isSessionEnd } from '#shared/api/errors'
import { Message } from '#shared/ui/message'
import { t } from '../extra-texts'
import type { EnquiryStore } from '../model/enquiry-store'

/** Why the day was not saved: Continue tries again. Where the session has ended, that is what is said. */
export const EnquiryFailure = observer(function EnquiryFailure({ enquiry }: { readonly enquiry: EnquiryStore }) {
  const { hasFailed, error } = enquiry.sending
  const isShown = hasFailed && !isSessionEnd(error)
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button is in the bar at the bottom of a phone's screen, and this may be below it.
    if (isShown) room.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    isShown && (
      <div ref={room}>
        <Message tone="error" role="alert">
          {t(enquiry.isRefused ? 'enquiryRefused' : 'enquiryError')}
        </Message>
      </div>
    )
  )
})
