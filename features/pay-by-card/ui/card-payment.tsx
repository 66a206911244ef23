import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { PaymentOutcome, usePageRestored, type PaymentProps } from '#entities/payment'
import { sessionStore } from '#entities/session'
import { useStore } from '#shared/store/use-store'
import { cardGate } from '../model/card-gate'
import { cardOfferStore } from '../model/card-offer-store'
import { cardStore } from '../model/card-store'
import { CardPanel } from './card-panel'
import { CardStatus } from './card-status'

/** The outcome of the payment, and the button to pay while nothing is paid. */
export const CardPayment = observer(function CardPayment(props: PaymentProps) {
  const { above, guard, isSending, isSettled, saveDetails } = props
  const { token } = useStore(sessionStore)
  const { price, enabled } = useStore(cardOfferStore)
  const card = useStore(cardStore)
  const gate = useMemo(() => cardGate(card), [card])
  useEffect(() => guard(gate), [guard, gate])
  useEffect(() => card.begin(token), [card, token])
  usePageRestored(card.onPageRestored)

  // A payment with an unknown outcome must not be made twice.
  const isOpen = card.storing.isRunning || card.storing.hasFailed
  const mayPay = enabled.latest === true && price !== null && !isOpen && card.outcome !== 'paid' && !isSettled
  return (
    <>
      <PaymentOutcome above={above} isActive={mayPay} hasOutcome={isOpen || card.outcome !== 'none'}>
        <CardStatus />
      </PaymentOutcome>
      {mayPay && <CardPanel price={price} isSending={isSending} saveDetails={saveDetails} />}
    </>
  )
})
