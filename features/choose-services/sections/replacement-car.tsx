import type { ProductSuggestion } from '#shared/api/nouns/products'
import { Icon } from '#shared/ui/text/icon'
import { t } from '../texts'
import styles from './replacement-car.module.css'

/** The contract does not mark the product, so it is recognised by its name unless the server counts its cars. */
export const isReplacementCar = ({ description, replacement_cars }: ProductSuggestion): boolean =>
  replacement_cars !== undefined || /sijaisauto/i.test(description)

/** Where and when a replacement car can be collected (SV-03). */
export const ReplacementCarNotice = ({ count }: { readonly count?: number | undefined }) => (
  <p className={styles.notice}>
    <Icon name="info" />
    {t('replacementCarNotice')}
    {count !== undefined && ` ${t('replacementCars', { count })}`}
  </p>
)
