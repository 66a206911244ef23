import { observer } from 'mobx-react-lite'
import { Button } from '#shared/ui/action/button'
import { t } from '../credit-texts'
import type { ApplicationStore } from './application-store'
import { creditForm } from './credit-form'
import { useAfter } from './use-after'

/** Milliseconds that the methods may load before the button shows it (CR-03). */
const LOADING_DELAY_MS = 10

interface Props {
  readonly application: ApplicationStore
  /** The visitor uses an account that they have, and applies for none (CR-04). */
  readonly isUse: boolean
  readonly isSending: boolean
}

/** The button of the application. Its label says why it is disabled. */
export const SubmitApplication = observer(function SubmitApplication({ application, isUse, isSending }: Props) {
  const { isValid } = creditForm.useStatus()
  const { method, methods, applying } = application
  const isLoading = useAfter(methods.state.status === 'loading', LOADING_DELAY_MS)
  const label = isValid ? t(isUse ? 'submitUse' : 'submitApply') : t('submitInvalid')
  return (
    <div>
      <Button
        type="submit"
        variant="tonal"
        size="lg"
        block
        busy={isLoading || applying.isRunning}
        busyLabel={isLoading ? t('methodsLoading') : t('submitting')}
        disabled={!isLoading && !applying.isRunning && (!isValid || !method || isSending)}
      >
        {label}
      </Button>
    </div>
  )
})
