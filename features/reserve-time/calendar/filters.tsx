import { observer } from 'mobx-react-lite'
import { Tile } from '#shared/ui/form/tile'
import type { ReserveTimeStore } from '../step/reserve-time-store'
import { t } from '../texts'
import { Lazy } from '../step/lazy'
import styles from './filters.module.css'
import { bookingStore } from '#entities/booking'
import { shiftHours, type WorkshopHours } from '#entities/calendar'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import { formatTime } from '#shared/date/finnish'
import { useStore } from '#shared/store/use-store'
import { Segmented } from '#shared/ui/form/segmented'
import { PanelSection } from '#shared/ui/layout/panel'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { SlotsSkeleton } from '../times/slots-state'

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

/** Shift selection. The morning lasts from opening to the shift change, the evening from then to closing (TM-06). */
const ShiftChoice = observer(function ShiftChoice({ store }: { readonly store: ReserveTimeStore }) {
  const organization = useStore(bookingStore).booking?.organization
  const hours = {
    opening: organization?.opening_time,
    change: store.settings.latest?.shiftChangeTime,
    closing: organization?.closing_time,
  }
  const option = (shift: 'MORNING' | 'EVENING') => ({ value: shift, label: t(shift), note: noteOf(shift, hours) })
  return (
    <Segmented<ShiftPosition>
      legend={t('shiftLegend')}
      value={store.shift}
      onChange={(shift) => void store.chooseShift(shift)}
      options={[option('MORNING'), option('EVENING')]}
    />
  )
})

function noteOf(shift: ShiftPosition, hours: WorkshopHours<string | null | undefined>): string | undefined {
  const { start, end } = shiftHours(shift, hours)
  return start && end ? t('shiftHours', { start: formatTime(start), end: formatTime(end) }) : undefined
}

const FIVE_WEEKS = Array.from({ length: 35 }, (_, index) => index)

/** Skeleton of the filters and the calendar, shown until the filters and the free days are known. */
export const TimesSkeleton = () => (
  <>
    <Skeleton status={t('loading')}>
      <div className={styles.filters}>
        <SkeletonBox height="6.75rem" shape="control" />
      </div>
      <div className={styles.months}>
        <Month />
        <Month />
      </div>
    </Skeleton>
    <PanelSection>
      <SlotsSkeleton />
    </PanelSection>
  </>
)

const Month = () => (
  <div className={styles.month}>
    <SkeletonBox width="9rem" height="1.25rem" />
    {FIVE_WEEKS.map((day) => (
      <SkeletonBox key={day} height="2.75rem" shape="control" />
    ))}
  </div>
)
