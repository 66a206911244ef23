import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { type PaymentProps, type PaymentFormProps, type Gate } from '#entities/payment'
import { sessionStore } from '#entities/session'
import { ensureLoaded } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { cardOfferStore } from '../model/card-offer-store'
import { cardStore, type CardStore } from '../model/card-store'
import { returnCode } from '../return-code'
import { formatEuros } from '#shared/money/euros'
import { Button } from '#shared/ui/action/button'
import { Collapsible } from '#shared/ui/layout/collapsible'
import { PathIcon } from '#shared/ui/text/icon'
import { CARD_PATH } from '#shared/ui/text/icon-paths'
import { Message } from '#shared/ui/feedback/message'
import { t } from '../card-texts'
import styles from './card-payment.module.css'
import { usePageRestored } from '#shared/ui/layout/use-page-restored'

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

interface Props extends Omit<PaymentFormProps, 'customer'> {
  /** Euros to pay: the price, or the difference to what is paid already. */
  readonly due: number
  readonly isDifference: boolean
}

/** The collapsed panel with the button that leads to the provider's page. */
const CardPanel = observer(function CardPanel({ due, isDifference, isSending, saveDetails }: Props) {
  const { paying, outcome } = useStore(cardStore)
  const [needsDetails, setNeedsDetails] = useState(false)
  const [isSaving, setSaving] = useState(false)
  // The details are saved first, because the visit to the provider discards the page.
  const pay = async (): Promise<void> => {
    setSaving(true)
    const isSaved = await saveDetails()
    setSaving(false)
    setNeedsDetails(!isSaved)
    if (isSaved) await paying.run()
  }
  return (
    <section aria-label={t('region')}>
      <Collapsible
        level={3}
        title={t(isDifference ? 'openDue' : 'open')}
        note={t('otherPayment')}
        icon={<PathIcon path={CARD_PATH} />}
        padded
      >
        <div className={styles.panel}>
          <p className={styles.intro}>{t('intro')}</p>
          {needsDetails && <Message tone="error">{t('detailsFirst')}</Message>}
          {paying.hasFailed && <Message tone="error">{t('payFailed')}</Message>}
          <Button
            variant="tonal"
            size="lg"
            block
            disabled={isSending}
            busy={isSaving || paying.isRunning || outcome === 'leaving'}
            busyLabel={t('redirecting')}
            onClick={() => void pay()}
          >
            {t('pay', { price: formatEuros(due) })}
          </Button>
        </div>
      </Collapsible>
    </section>
  )
})

/** Returns the gate of a card payment. The server knows of the payment already, so the gate stops no submit. */
export const cardGate = (card: CardStore): Gate => ({
  get blockedBecause() {
    if (card.paying.isRunning || card.outcome === 'leaving') return t('redirecting')
    return card.storing.isRunning ? t('checking') : null
  },
  get note() {
    const { paid, sums } = card
    if (paid === 0) return null
    if (paid === null || sums.due + sums.excess === 0) return t('paidNote')
    const amount = formatEuros(paid)
    return sums.due > 0
      ? t('dueNote', { amount, due: formatEuros(sums.due) })
      : t('excessNote', { amount, excess: formatEuros(sums.excess) })
  },
})
