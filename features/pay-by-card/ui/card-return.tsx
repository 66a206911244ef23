import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type ReactNode } from 'react'
import { bookingStore, chosenTime, sendingStore } from '#entities/booking'
import { CallUs } from '#entities/organization'
import { sessionStore } from '#entities/session'
import { formatEuros } from '#shared/money/euros'
import type { StoreResolver } from '#shared/store/define-store'
import { useStore } from '#shared/store/use-store'
import { RetryButton } from '#shared/ui/action/retry'
import { Message, type MessageTone } from '#shared/ui/feedback/message'
import { Waiting } from '#shared/ui/feedback/waiting'
import { usePageShown } from '#shared/ui/layout/use-page-shown'
import { t } from '../texts'
import { cardStore } from '../model/card-store'
import styles from './card-payment.module.css'

export const readReturn = (get: StoreResolver): void => get(cardStore).begin(get(sessionStore).token)

export const isPending = (get: StoreResolver): boolean => {
  const { storing } = get(cardStore)
  return storing.isRunning || storing.hasFailed
}

export const unknown = { title: t('unknown'), help: t('unknownHelp') }

/** The outcome of the payment, as a message that stays, at whatever step the page opens (RC-09). */
export const Notice = observer(function Notice() {
  const { token } = useStore(sessionStore)
  const { outcome, storing, news, begin, catchUp } = useStore(cardStore)
  usePageShown(catchUp)
  const box = useRef<HTMLDivElement>(null)
  const isChecked = !storing.isRunning
  useEffect(() => begin(token), [begin, token])
  useEffect(() => {
    if (news === 0 || !isChecked) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView?.({ block: 'center' })
  }, [news, isChecked])
  if (outcome === 'none' && isChecked && !storing.hasFailed) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.notice}>
      <Outcome />
    </div>
  )
})

const Outcome = observer(function Outcome() {
  const { outcome, storing, early, retry } = useStore(cardStore)
  const { booking } = useStore(bookingStore)
  const { orderButton, payPlace: place } = useStore(sendingStore)
  if (storing.isRunning)
    return (
      <Message title={t('checking')}>
        <Waiting text={t('checking')} />
      </Message>
    )
  if (storing.hasFailed)
    return (
      <Message tone="error" action={<RetryButton onRetry={retry} />}>
        {t('checkFailed')}
      </Message>
    )
  if (outcome === 'paid') return <Paid />
  if (outcome === 'not-paid') {
    const isHeld = booking !== null && chosenTime(booking) !== null
    return (
      <OutcomeMessage tone="error" title={t('notPaid')} help={t(isHeld ? 'notPaidHeld' : 'notPaidHelp', { place })} />
    )
  }
  if (outcome === 'foreign') return <OutcomeMessage tone="warning" title={t('foreign')} help={t('foreignHelp')} />
  if (outcome !== 'unverified') return null
  const help = (
    <>
      {t(orderButton === null ? 'unverifiedHelp' : 'unverifiedHelpOrder')}
      <CallUs number={booking?.organization?.phone_number} />
    </>
  )
  const action = early && <RetryButton onRetry={retry} />
  return <OutcomeMessage tone="error" title={t('unverified')} help={help} action={action} />
})

/** What is paid, and what it means for the price and the time that the booking has now (RC-10). */
const Paid = observer(function Paid() {
  const { paid, price, sums } = useStore(cardStore)
  const { booking } = useStore(bookingStore)
  const { orderButton, payPlace: place } = useStore(sendingStore)
  const ending = orderButton === null ? '' : 'Order'
  const help = (): string => {
    const now = formatEuros(price ?? 0)
    if (booking && chosenTime(booking) === null) return t('paidNoTime')
    if (sums.due > 0) return t('due', { price: now, due: formatEuros(sums.due), place })
    return sums.excess > 0
      ? t(`excess${ending}`, { price: now, excess: formatEuros(sums.excess) })
      : t(`paidHelp${ending}`)
  }
  const title = paid ? t('paid', { amount: formatEuros(paid) }) : t('paidUnknown')
  return <OutcomeMessage tone="success" title={title} help={help()} />
})

interface OutcomeProps {
  readonly tone: MessageTone
  readonly title: string
  readonly help?: ReactNode
  readonly action?: ReactNode
}

const OutcomeMessage = ({ tone, title, help, action }: OutcomeProps) => (
  <Message tone={tone} role={tone === 'error' ? undefined : 'status'} title={title} action={action}>
    {help && <p>{help}</p>}
  </Message>
)
