import { leaveWithoutPrompt } from '#shared/leave-page'
import { Button } from '#shared/ui/action/button'
import { State } from '#shared/ui/feedback/state'
import { t } from '../texts'
import styles from './layout.module.css'

const reload = (): void => leaveWithoutPrompt(() => window.location.reload())

/** An error message with a button that reloads the page. */
export const Failure = () => (
  <State
    page
    tone="error"
    title={t('unexpectedTitle')}
    actions={
      <Button variant="primary" onClick={reload}>
        {t('reload')}
      </Button>
    }
  >
    {t('unexpectedText')}
  </State>
)

/** The same message as a whole page (RT-13). */
export const PageFailure = () => (
  <main className={styles.main}>
    <div className="wrap">
      <Failure />
    </div>
  </main>
)
