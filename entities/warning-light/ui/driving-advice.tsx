import { Icon, PathIcon } from '#shared/ui/text/icon'
import type { Advice } from '../model/warning-light'
import { t } from '../texts'
import styles from './driving-advice.module.css'
import { STOP_PATH } from './stop-path'

/**
 * Says whether the driver may drive on. Screen readers announce it when it appears or becomes more urgent, at once if
 * the car must not be driven on.
 */
export const DrivingAdvice = ({ advice: { urgency, detail } }: { readonly advice: Advice }) => (
  <div key={urgency} role={urgency === 'stop' ? 'alert' : 'status'} className={styles.advice} data-urgency={urgency}>
    {urgency === 'stop' ? <PathIcon path={STOP_PATH} /> : <Icon name={urgency === 'careful' ? 'warning' : 'info'} />}
    <div>
      <p>
        <strong>{t(urgency)}</strong>
      </p>
      <p>
        {detail} {urgency === 'stop' && t('tow')}
      </p>
      <p className={styles.manual}>{t('manual')}</p>
    </div>
  </div>
)
