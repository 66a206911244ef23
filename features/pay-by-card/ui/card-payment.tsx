import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { usePageRestored, type PaymentProps } from '#entities/payment'
import { sessionStore } from '#entities/session'
import { ensureLoaded } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { cardGate } from '../model/card-gate'
import { cardOfferStore } from '../model/card-offer-store'
import { cardStore } from '../model/card-store'
import { returnCode } from '../return-code'
import { CardPanel } from './card-panel'

/** The button to pay while something is due. The message under the step's heading shows the outcome. */
export const CardPayment = observer(function CardPayment(props: PaymentProps) {
  const { guard, isSending, isSettled, saveDetails } = props
  const { token } = useStore(sessionStore)
  const { enabled } = useStore(cardOfferStore)
  const card = useStore(cardStore)
  const gate = useMemo(() => cardGate(card), [card])
  useEffect(() => guard(gate), [guard, gate])
  useEffect(() => card.begin(token), [card, token])
  // The same chunk: the message under the step's heading shows the outcome, also of a payment made in this page.
  const notice = useStore(returnCode)
  useEffect(() => void ensureLoaded(notice), [notice])
  usePageRestored(card.onPageRestored)

  // A payment with an unknown outcome must not be made twice.
  const isOpen = card.storing.isRunning || card.storing.hasFailed
  const isPaid = card.paid !== 0
  const { due } = card.sums
  const mayPay = enabled.latest === true && due > 0 && !isOpen && (isPaid || !isSettled)
  return mayPay && <CardPanel due={due} isDifference={isPaid} isSending={isSending} saveDetails={saveDetails} />
})
