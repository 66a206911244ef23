import type { BookingPart } from '#entities/booking'
import { Lazy, useIsGranted } from './chunk'

/** The function to withdraw from the contract, on the page of a booking. */
export const WithdrawOrder: BookingPart = (props) =>
  useIsGranted() && props.booking.withdrawal ? <Lazy>{({ WithdrawOrder: Part }) => <Part {...props} />}</Lazy> : null

/** Tells a visitor who follows the link to the function to open the booking first. */
export const WithdrawalHint = () => (useIsGranted() ? <Lazy>{({ WithdrawalHint: Hint }) => <Hint />}</Lazy> : null)
