import type { Price } from '#shared/api/nouns/entities'
import { formatEuros } from '#shared/money/euros'
import { priceOf } from '#shared/facts/order'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { t } from '../texts'
import styles from './price-text.module.css'

/** A price, with a campaign's normal price struck through. A price that is agreed later is a text (SV-14). */
export function PriceText({ price }: { readonly price: Price | null }) {
  const known = priceOf(price)
  if (known === null) return <span className={styles.soft}>{t('priceUndefined')}</span>
  const { euros, before } = known
  return (
    <span className={styles.price}>
      {euros === 0 ? t('free') : formatEuros(euros)}
      {before !== null && (
        <s>
          <VisuallyHidden>{t('normalPrice', { price: '' })}</VisuallyHidden>
          {formatEuros(before)}
        </s>
      )}
    </span>
  )
}
