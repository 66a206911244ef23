import type { PaymentProps } from '#entities/payment'
import { Lazy, useIsGranted } from './chunk'

/** The right of withdrawal before the booking is sent. */
export const WithdrawalRight = (props: Pick<PaymentProps, 'isSending' | 'guard'>) =>
  useIsGranted() ? <Lazy>{({ WithdrawalRight: Right }) => <Right {...props} />}</Lazy> : null
