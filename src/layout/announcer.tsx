import { observer } from 'mobx-react-lite'
import { wizardStore } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { LiveRegion } from '#shared/ui/live-region'
import { t } from '../texts'

/** Says a step change aloud; there from the start, since a live region that comes with its text is not heard (WZ-14). */
export const Announcer = observer(function Announcer() {
  const { moves, index, steps, active } = useStore(wizardStore)
  const message =
    moves > 0 && active ? t('stepChanged', { current: index + 1, total: steps.length, step: active.label }) : ''
  return <LiveRegion>{message}</LiveRegion>
})
