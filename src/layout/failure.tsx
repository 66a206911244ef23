import { Button } from '#shared/ui/button'
import { State } from '#shared/ui/state'
import { t } from '../texts'

/** Instead of a blank page: says that the page broke, and offers to load it again (RT-13). */
export function StartupFailure() {
  return (
    <main className="wrap">
      <State
        page
        tone="error"
        title={t('unexpectedTitle')}
        actions={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        }
      >
        {t('unexpectedText')}
      </State>
    </main>
  )
}
