import type { Booking } from '#shared/api/nouns/booking'
import type { PaymentSummary } from '#shared/api/nouns/payment'
import { isPartialTotal } from '#shared/booking-facts/prices'
import { totalAmount } from '#shared/booking-facts/order'
import type { Money } from './money'

/**
 * Returns the booking with what this tab knows to be paid, where the server does not tell it (RC-22). `money` is what its
 * session has paid.
 */
export function withTabPayment(booking: Booking, money: Money | null): Booking {
  if (booking.payment || !money) return booking
  return { ...booking, payment: paymentOf(money, isPartialTotal(booking) ? null : totalAmount(booking)) }
}

/** `price` is null if it is agreed later. A card payment of an unknown sum counts as the whole price. */
function paymentOf({ card = 0, credit = 0, isCreditPending }: Money, price: number | null): PaymentSummary {
  const paid = cents(card ?? price ?? 0)
  const total = price === null ? null : cents(price)
  const open = total === null ? null : Math.max(0, total - paid)
  const onCredit = open === null ? cents(credit) : Math.min(cents(credit), open)
  return {
    paid: paid / 100,
    credit: onCredit / 100,
    due: open === null ? null : (open - onCredit) / 100,
    refund: total === null ? 0 : Math.max(0, paid - total) / 100,
    credit_pending: isCreditPending === true,
  }
}

const cents = (euros: number): number => Math.round(euros * 100)
