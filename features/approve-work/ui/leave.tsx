import { Button } from '#shared/ui/action/button'
import { t } from '../texts'
import styles from './work.module.css'

/** The way to the page of bookings. */
export const Leave = ({ onLeave }: { readonly onLeave: () => void }) => (
  <div className={styles.leave}>
    <p>{t('manageText')}</p>
    <Button variant="link" onClick={onLeave}>
      {t('manage')}
    </Button>
  </div>
)
