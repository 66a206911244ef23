import { observer } from 'mobx-react-lite'
import { Tile } from '#shared/ui/form/tile'
import type { ReserveTimeStore } from '../step/reserve-time-store'
import { t } from '../texts'
import { Lazy } from '../step/lazy'
import styles from './filters.module.css'
import { ShiftChoice } from './shift-choice'

interface Props {
  readonly store: ReserveTimeStore
  readonly withShifts: boolean
}

/** Filters of the free times: mechanic, shift and key locker. A change reloads the free times at once (TM-07). */
export const Filters = observer(function Filters({ store, withShifts }: Props) {
  const { settings, offers } = store
  const hasLocker = settings.latest?.keyLockerInstalled ?? false
  const resources = offers.hasResources ? offers.lazy?.resources : null
  if (!withShifts && !hasLocker && !resources) return null
  return (
    <div className={styles.filters}>
      {resources && (
        <Lazy>{({ ResourceSelect }) => <ResourceSelect resources={resources} calendar={store.calendar} />}</Lazy>
      )}
      {withShifts && <ShiftChoice store={store} />}
      {hasLocker && (
        <Tile
          density="slim"
          label={t('keyLocker')}
          description={t('keyLockerHelp')}
          checked={store.usesLocker}
          onChange={(event) => void store.useLocker(event.target.checked)}
        />
      )}
    </div>
  )
})
