import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { wizardStore } from '#entities/process'
import { useStore, useStores } from '#shared/store/use-store'
import { t } from '../texts'
import { ConfirmDialog } from '../wizard/confirm-dialog'
import { leaveStore } from './leave-store'
import { StepHistory } from './step-history'
import { useManualScroll } from './use-manual-scroll'
import { useUnloadQuestion } from './use-unload-question'

/** Lets Back and forward walk the steps, and asks before a held time is left. */
export const Navigation = observer(function Navigation() {
  const get = useStores()
  const { process, visit, index } = useStore(wizardStore)
  const { leave, confirm, stay } = useStore(leaveStore)
  const location = useLocation()
  const history = useRef<StepHistory>(null)
  // A layout effect, since those of children come before the router's own: browsers call the listeners in that order.
  useLayoutEffect(() => {
    const steps = new StepHistory(get)
    history.current = steps
    return steps.connect()
  }, [get])
  useEffect(() => {
    history.current?.sync(location.pathname)
  }, [process, visit, index, location])
  useUnloadQuestion()
  useManualScroll()
  return (
    <ConfirmDialog
      open={leave !== null}
      title={t('leaveTitle')}
      text={t('leaveText')}
      confirm={t('leave')}
      onConfirm={confirm}
      onCancel={stay}
    />
  )
})
