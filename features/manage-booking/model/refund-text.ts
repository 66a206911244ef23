import type { Booking } from '#shared/api/nouns/entities'
import { formatEuros } from '#shared/money/euros'
import { t } from '../texts'

/** Says what happens to the payments when the booking is cancelled (RC-10, RC-11). Empty if nothing is paid. */
export function refundText(booking: Booking | null): string {
  const { paid = 0, credit = 0, refund = 0 } = booking?.payment ?? {}
  return [
    paid > refund ? t('cancelRefund', { amount: formatEuros(paid - refund) }) : '',
    credit > 0 ? t('cancelCredit', { amount: formatEuros(credit) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
