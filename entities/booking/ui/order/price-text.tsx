import type { Price } from '#shared/api/nouns/price'
import { formatEuros } from '#shared/money/euros'
import { priceKindText } from '#shared/booking-facts/price-kind'
import { priceOf } from '#shared/booking-facts/prices'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import { t } from '../../texts'
import styles from './price-text.module.css'

interface Props {
  readonly price: Price | null
  /** Leaves out the words beside the figures, which need more room than a row of the order has. */
  readonly isShort?: boolean
  /** Leaves out what the price promises, because it stands beside it. */
  readonly isPlain?: boolean
}

/**
 * A price with what it promises, and with a campaign's normal price struck through (SV-14, LW-04). Goods have their lowest
 * price of 30 days in its place (LW-05). A price that is agreed later is a text.
 */
export function PriceText({ price, isShort = false, isPlain = isShort }: Props) {
  const known = priceOf(price)
  if (known === null) return <span className={styles.soft}>{t('priceUndefined')}</span>
  const { euros, before, isLowest } = known
  const kind = isPlain ? '' : priceKindText(known)
  return (
    <span className={styles.price}>
      {euros === 0 ? t('free') : formatEuros(euros)}
      {before !== null && !(isLowest && isShort) && (
        <span className={styles.soft}>
          {isLowest && t('lowestPrice')}{' '}
          <s>
            {!isLowest && <VisuallyHidden>{t('normalPrice')} </VisuallyHidden>}
            {formatEuros(before)}
          </s>
        </span>
      )}
      {kind !== '' && <span className={styles.soft}>{kind}</span>}
    </span>
  )
}
