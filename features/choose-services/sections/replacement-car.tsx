import type { ProductSuggestion } from '#shared/api/nouns/products'
import { Icon } from '#shared/ui/text/icon'
import { t } from '../texts'
import styles from './replacement-car.module.css'

/** The contract does not mark the product, so it is recognised by its name. */
export const isReplacementCar = ({ description }: ProductSuggestion): boolean => /sijaisauto/i.test(description)

/** Where and when a replacement car can be collected (SV-03). */
export const ReplacementCarNotice = () => (
  <p className={styles.notice}>
    <Icon name="info" />
    {t('replacementCarNotice')}
  </p>
)
