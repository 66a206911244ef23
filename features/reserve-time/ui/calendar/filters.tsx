import { observer } from 'mobx-react-lite'
import type { ReserveTimeStore } from '../../model/reserve-time-store'
import { t } from '../../texts'
import { ExtraParts } from '../extra-parts'
import styles from './filters.module.css'
import { bookingStore } from '#entities/booking'
import { shiftHours, type WorkshopHours } from '#entities/calendar'
import type { ShiftPosition } from '#shared/api/nouns/enums'
import { formatTime } from '#shared/date/finnish'
import { useStore } from '#shared/store/use-store'
import { Segmented } from '#shared/ui/form/segmented'
import { Panel } from '#shared/ui/layout/panel'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'

interface Props {
  readonly store: ReserveTimeStore
  readonly isList: boolean
  readonly onList: (isList: boolean) => void
}

/**
 * Filters of the free times in one row: those of the extras and the shift, and the choice between calendar and list. A
 * change of a filter reloads the free times at once (TM-07).
 */
export const Filters = observer(function Filters({ store, isList, onList }: Props) {
  const { extras, withShifts } = store
  return (
    <Panel className={styles.filters}>
      <ExtraParts of={extras} part="filter" />
      {withShifts && <ShiftChoice store={store} />}
      <div className={styles.row}>
        <ExtraParts of={extras} part="rowFilter" />
        <Segmented
          line
          legend={t('views')}
          value={isList ? 'list' : 'calendar'}
          onChange={(view) => onList(view === 'list')}
          options={[
            { value: 'calendar', label: t('viewCalendar') },
            { value: 'list', label: t('viewList') },
          ]}
        />
      </div>
    </Panel>
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
      line
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

/** Skeleton of the filters and the calendar, shown until the filters and the free days are known. */
export const TimesSkeleton = ({ weeks }: { readonly weeks: number }) => (
  <Skeleton status={t('loading')}>
    <Panel className={styles.filters}>
      <SkeletonBox height="var(--filters)" shape="control" />
    </Panel>
    <Panel className={styles.months}>
      <Month weeks={weeks} />
      <Month weeks={weeks} />
    </Panel>
  </Skeleton>
)

const Month = ({ weeks }: { readonly weeks: number }) => (
  <div className={styles.month}>
    <SkeletonBox width="9rem" height="1.25rem" />
    {Array.from({ length: 7 * weeks }, (_, day) => (
      <SkeletonBox key={day} height="2.75rem" shape="control" />
    ))}
  </div>
)
