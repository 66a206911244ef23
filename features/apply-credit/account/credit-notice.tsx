import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { bookingStore } from '#entities/booking'
import { visitPort } from '#entities/process'
import { sessionStore } from '#entities/session'
import { useStore } from '#shared/store/use-store'
import { creditStore } from './credit-store'
import { CreditOutcome } from './credit-outcome'

/** The outcome of a signing before the customer step, which shows it itself. */
export const CreditNotice = observer(function CreditNotice() {
  const { token } = useStore(sessionStore)
  const credit = useStore(creditStore)
  const hasBooking = useStore(bookingStore).booking !== null
  const isHere = useStore(visitPort).active?.role !== 'customer'
  useEffect(() => {
    // The bank is asked for the booking's workshop.
    if (isHere && hasBooking) credit.begin(token)
  }, [credit, token, isHere, hasBooking])
  return isHere && <CreditOutcome credit={credit} />
})
