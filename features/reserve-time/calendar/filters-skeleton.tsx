import { PanelSection } from '#shared/ui/layout/panel'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { t } from '../texts'
import styles from './filters.module.css'
import { SlotsSkeleton } from '../times/slots-state'

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
