import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { sessionStore } from '#entities/session'
import { useStore } from '#shared/store/use-store'
import { cardGate } from '../model/card-gate'
import { cardOfferStore } from '../model/card-offer-store'
import type { CardPaymentProps } from '../model/card-payment-props'
import { cardStore } from '../model/card-store'
import { CardPanel } from './card-panel'
import { CardStatus } from './card-status'

/** How the payment stands, and the way to it while nothing is paid. */
export const CardPayment = observer(function CardPayment(props: CardPaymentProps) {
  const { above, guard, isSending, isSettled, saveDetails } = props
  const { token } = useStore(sessionStore)
  const { price, enabled } = useStore(cardOfferStore)
  const card = useStore(cardStore)
  const gate = useMemo(() => cardGate(card), [card])
  useEffect(() => guard(gate), [guard, gate])
  useEffect(() => card.begin(token), [card, token])
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) card.comeBack()
    }
    window.addEventListener('pageshow', hear)
    return () => window.removeEventListener('pageshow', hear)
  }, [card])

  // A payment of which nobody knows how it ended must not be made a second time.
  const isOpen = card.storing.isRunning || card.storing.hasFailed
  const mayPay = enabled.latest === true && price !== null && !isOpen && card.outcome !== 'paid' && !isSettled
  const room = useRef<HTMLDivElement>(null)
  const couldPay = useRef(mayPay)
  useEffect(() => {
    // The button has gone, and the focus with it: what has come of it is read next.
    const hasNews = isOpen || card.outcome !== 'none'
    if (couldPay.current && !mayPay && hasNews && document.activeElement === document.body) room.current?.focus()
    couldPay.current = mayPay
  }, [mayPay, isOpen, card.outcome])
  return (
    <>
      {above &&
        createPortal(
          <div ref={room} tabIndex={-1}>
            <CardStatus />
          </div>,
          above,
        )}
      {mayPay && <CardPanel price={price} isSending={isSending} saveDetails={saveDetails} />}
    </>
  )
})
