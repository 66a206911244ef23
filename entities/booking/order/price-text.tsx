import type { Price } from '#shared/api/nouns/entities'
import { formatEuros } from '#shared/money/euros'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { amountBefore, amountOf } from '../booking/booking-rules'
import { t } from '../texts'
import styles from './price-text.module.css'

/** A price, with a campaign's normal price struck through. A price that is agreed later is a text (SV-14). */
export function PriceText({ price }: { readonly price: Price | null }) {
  const amount = amountOf(price)
  const before = amountBefore(price)
  if (amount === null) return <span className={styles.soft}>{t('priceUndefined')}</span>
  return (
    <span className={styles.price}>
      {amount === 0 ? t('free') : formatEuros(amount)}
      {before !== null && (
        <s>
          <VisuallyHidden>{t('normalPrice', { price: '' })}</VisuallyHidden>
          {formatEuros(before)}
        </s>
      )}
    </span>
  )
}
