import { Icon } from '#shared/ui/text/icon'
import { t } from '../../texts'
import styles from './replacement-car-notice.module.css'

/** Where and when a replacement car can be collected (SV-03). */
export const ReplacementCarNotice = ({ count }: { readonly count?: number | undefined }) => (
  <p className={styles.notice}>
    <Icon name="info" />
    {t('replacementCarNotice')}
    {count !== undefined && ` ${t('replacementCars', { count })}`}
  </p>
)
