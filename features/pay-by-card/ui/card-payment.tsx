import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { sendingStore, type SendingStore } from '#entities/booking'
import { PaymentOption, type Gate, type PaymentChoice, type PaymentProps } from '#entities/payment'
import { sessionStore } from '#entities/session'
import { ensureLoaded } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { cardAvailabilityStore } from '../model/card-availability-store'
import { cardStore, type CardStore } from '../model/card-store'
import { returnCode } from '../return-code'
import { formatEuros } from '#shared/money/euros'
import { CARD_PATH } from '#shared/ui/text/icon-paths'
import { Message } from '#shared/ui/feedback/message'
import { t } from '../texts'
import styles from './card-payment.module.css'
import { usePageRestored } from '#shared/ui/layout/use-page-restored'

/** The option to pay while something is due. The message under the step's heading shows the outcome. */
export const CardPayment = observer(function CardPayment(props: PaymentProps) {
  const { guard, choice, isSending, isSettled } = props
  const { token } = useStore(sessionStore)
  const { enabled } = useStore(cardAvailabilityStore)
  const card = useStore(cardStore)
  const sending = useStore(sendingStore)
  const gate = useMemo(() => cardGate(card, choice, sending), [card, choice, sending])
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
  return mayPay && <CardOption due={due} isDifference={isPaid} isSending={isSending} choice={choice} />
})

interface Props extends Pick<PaymentProps, 'choice' | 'isSending'> {
  /** Euros to pay: the price, or the difference to what is paid already. */
  readonly due: number
  readonly isDifference: boolean
}

/** The option of the group 'Maksutapa'. The submit of the step leads to the provider's page while it is chosen. */
const CardOption = observer(function CardOption({ due, isDifference, isSending, choice }: Props) {
  const { paying, outcome } = useStore(cardStore)
  const { orderButton, payPlace: place } = useStore(sendingStore)
  const price = formatEuros(due)
  return (
    <PaymentOption
      choice={choice}
      method="card"
      label={t(isDifference ? 'openDue' : 'open')}
      description={t(isDifference ? 'describeDue' : 'describe', { price })}
      iconPath={CARD_PATH}
      opens={t('opened')}
      disabled={isSending || paying.isRunning || outcome === 'leaving'}
    >
      <p className={styles.intro}>{t(orderButton === null ? 'intro' : 'introOrder')}</p>
      {paying.hasFailed && <Message tone="error">{t('payFailed', { place })}</Message>}
    </PaymentOption>
  )
})

/**
 * Returns the gate of a card payment. While the card is chosen and something is due, it leaves for the provider's page
 * in place of the submit. The server knows of the payment already, so a paid booking is submitted as usual.
 */
export function cardGate(
  card: CardStore,
  choice: Pick<PaymentChoice, 'chosen'>,
  sending: Pick<SendingStore, 'orderButton'>,
): Gate {
  const isChosen = (): boolean => choice.chosen === 'card'
  const ending = (): '' | 'Order' => (sending.orderButton === null ? '' : 'Order')
  return {
    get blockedBecause() {
      if (card.paying.isRunning || card.outcome === 'leaving') return t('redirecting')
      return card.storing.isRunning ? t('checking') : null
    },
    get note() {
      const { paid, price, sums } = card
      if (paid === 0) return null
      const amount = formatEuros(paid ?? 0)
      if (paid !== null && price === null) return t('openNote', { amount })
      if (sums.due + sums.excess === 0) return t(`paidNote${ending()}`)
      return sums.due > 0
        ? t('dueNote', { amount, due: formatEuros(sums.due) })
        : t(`excessNote${ending()}`, { amount, excess: formatEuros(sums.excess) })
    },
    get submit() {
      const { orderButton: button } = sending
      if (!isChosen()) return button === null || !isPaid(card) ? null : PAID_ORDER
      const price = formatEuros(card.sums.due)
      return {
        label: button === null ? t('pay', { price }) : t('payOrder', { button, price }),
        busyLabel: t('redirecting'),
      }
    },
    beforeSave: async () => {
      if (!isChosen()) return true
      await card.paying.run()
      return false
    },
  }
}

const isPaid = ({ paid, sums }: CardStore): boolean => paid !== 0 && sums.due === 0

/** Words of the submit of an order that is paid, because nothing is left to pay (LW-02). */
const PAID_ORDER = { label: t('submitPaid'), busyLabel: t('submittingPaid') }
