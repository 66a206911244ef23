import { observer } from 'mobx-react-lite'
import { isSessionEnd } from '#shared/api/errors'
import { Message } from '#shared/ui/feedback/message'
import { t } from './texts'
import type { EnquiryStore } from './enquiry-store'

/** Failure of saving the day, which Continue retries. The end of a session is reported elsewhere. */
export const EnquiryFailure = observer(function EnquiryFailure({ enquiry }: { readonly enquiry: EnquiryStore }) {
  const { hasFailed, error } = enquiry.sending
  if (!hasFailed || isSessionEnd(error)) return null
  return <Message tone="error">{t(enquiry.isRefused ? 'enquiryRefused' : 'enquiryError')}</Message>
})
