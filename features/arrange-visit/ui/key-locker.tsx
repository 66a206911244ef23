import { observer } from 'mobx-react-lite'
import { Checkbox } from '#shared/ui/form/checkbox'
import type { ArrangeVisitStore } from '../model/arrange-visit-store'
import { t } from '../texts'

/** The choice to use the key locker, where there is one (TM-05). */
export const KeyLocker = observer(function KeyLocker({ store }: { readonly store: ArrangeVisitStore }) {
  const { step, valet, usesLocker } = store
  // Whoever fetches the car takes its key.
  if (step.settings.latest?.keyLockerInstalled !== true || valet.lazy?.isOn) return null
  return (
    <Checkbox
      label={t('keyLocker')}
      checked={usesLocker}
      title={t('keyLockerHelp')}
      onChange={(event) => void store.useLocker(event.target.checked)}
    />
  )
})
