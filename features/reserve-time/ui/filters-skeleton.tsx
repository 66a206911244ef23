import { PanelSection } from '#shared/ui/panel'
import { Skeleton, SkeletonBox } from '#shared/ui/skeleton'
import { t } from '../texts'
import styles from './filters.module.css'
import { SlotsSkeleton } from './slots-searching'

const FIVE_WEEKS = Array.from({ length: 35 }, (_, index) => index)

/** In place of the calendar, while something may still come to stand above it. */
export const CalendarSkeleton = () => (
  <>
    <Skeleton status={t('loading')} className={styles.months}>
      <Month />
      <Month />
    </Skeleton>
    <PanelSection>
      <SlotsSkeleton />
    </PanelSection>
  </>
)

/** In place of the choices, while it is not known which there are. */
export const FiltersSkeleton = () => (
  <Skeleton status={t('loading')} className={styles.filters}>
    <SkeletonBox height="5.75rem" shape="control" />
  </Skeleton>
)

const Month = () => (
  <div className={styles.month}>
    <SkeletonBox width="9rem" height="1.25rem" />
    {FIVE_WEEKS.map((day) => (
      <SkeletonBox key={day} height="2.75rem" shape="control" />
    ))}
  </div>
)
