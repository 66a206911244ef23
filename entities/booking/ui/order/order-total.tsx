import type { Booking } from '#shared/api/nouns/booking'
import { configPort } from '#shared/config/config'
import { isAgreedAtWorkshop, totalAmount } from '#shared/booking-facts/order'
import { TOTAL_LABELS, totalKind } from '#shared/booking-facts/price-kind'
import { isPartialTotal } from '#shared/booking-facts/prices'
import { printedOrder } from '#shared/booking-facts/printed-order'
import { sendingOf } from '#shared/booking-facts/sending'
import { formatEuros } from '#shared/money/euros'
import { useStore } from '#shared/store/use-store'
import { useChangeAnnounced } from '#shared/ui/feedback/announce'
import { t } from '../../texts'
import styles from './order-total.module.css'

/**
 * The total and what it promises, below the price before a discount code and its savings. Screen readers announce its changes. A note
 * below it says that a product has no price yet.
 */
export function OrderTotal({ booking }: { readonly booking: Booking }) {
  const { binding } = useStore(configPort).order
  // An order obliges to pay, so its estimate is not agreed anew (LW-02).
  const estimateNote = sendingOf(booking, binding) === 'order' ? 'estimateNoteOrder' : 'estimateNote'
  const amount = totalAmount(booking)
  const kind = totalKind(booking)
  const notes = [
    amount !== null && t('vatNote'),
    kind === 'estimate' && t(estimateNote),
    kind === 'maximum' && t('maximumNote'),
  ]
    .filter(Boolean)
    .join(' ')
  useChangeAnnounced(
    [
      TOTAL_LABELS[kind],
      amount !== null && formatEuros(amount),
      isAgreedAtWorkshop(booking) && t('agreed'),
      isPartialTotal(booking) && t('totalUndefined'),
    ]
      .filter(Boolean)
      .join(' '),
  )
  return (
    <>
      <SavingRows booking={booking} />
      <p className={styles.row}>
        <span>{TOTAL_LABELS[kind]}</span>
        {amount !== null && <strong className="num">{formatEuros(amount)}</strong>}
        {isAgreedAtWorkshop(booking) && <strong>{t('agreed')}</strong>}
      </p>
      <div className={styles.notes}>
        {isPartialTotal(booking) && <p className={styles.partial}>{t('totalUndefined')}</p>}
        {notes && <p>{notes}</p>}
      </div>
    </>
  )
}

function SavingRows({ booking }: { readonly booking: Booking }) {
  const { codes, before } = printedOrder(booking)
  if (before === null) return null
  return (
    <dl className={styles.savings} aria-label={t('savings')}>
      <div>
        <dt>{t('beforeDiscount')}</dt>
        <dd className="num">{formatEuros(before)}</dd>
      </div>
      {codes.map(({ code, saved }) => (
        <div key={code}>
          <dt>{t('savedByCode', { code })}</dt>
          <dd className="num">{formatEuros(-(saved ?? 0))}</dd>
        </div>
      ))}
    </dl>
  )
}
