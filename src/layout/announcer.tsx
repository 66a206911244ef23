import { observer } from 'mobx-react-lite'
import { wizardStore } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { t } from '../texts'

/** Announces a change of step. Mounted from the start, because a region inserted with its text is not read (WZ-14). */
export const Announcer = observer(function Announcer() {
  const { moves, index, steps, active } = useStore(wizardStore)
  const message =
    moves > 0 && active ? t('stepChanged', { current: index + 1, total: steps.length, step: active.label }) : ''
  return <LiveRegion>{message}</LiveRegion>
})
