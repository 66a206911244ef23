import { RearView } from '#shared/ui/art/rear-view'
import { t } from '../texts'
import styles from './rear-plate.module.css'

/** Longest text that fits on the plate in its usual width. */
const FITTING = 8

/** The car from behind with the plate of the form. */
export const RearPlate = ({ plate }: { readonly plate: string }) => (
  <RearView>
    <rect className={styles.plate} width="132" height="32" rx="4" />
    <path className={styles.band} d="M4.5 1H14V31H4.5A3.5 3.5 0 0 1 1 27.5V4.5A3.5 3.5 0 0 1 4.5 1Z" />
    <circle className={styles.star} cx="7.6" cy="10" r="3.2" />
    <text
      className={plate ? styles.text : styles.hint}
      x="72"
      y="24"
      {...(plate.length > FITTING && { textLength: 106, lengthAdjust: 'spacingAndGlyphs' as const })}
    >
      {plate || t('registerNumberPlaceholder')}
    </text>
  </RearView>
)
