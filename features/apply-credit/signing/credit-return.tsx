import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { bookingStore } from '#entities/booking'
import { visitPort } from '#entities/process'
import { sessionStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'
import { useStore } from '#shared/store/use-store'
import { creditStore } from '../account/credit-store'
import { offerStore } from '../offer/offer-store'
import { CreditOutcome } from '../account/credit-outcome'

export const readReturn = (get: StoreResolver): unknown => get(offerStore).readReturn(get(sessionStore).token)

/** The outcome of a signing before the customer step, which shows it itself. */
export const Notice = observer(function Notice() {
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
