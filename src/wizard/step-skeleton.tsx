import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { t } from '../deferred/texts'
import styles from './step-skeleton.module.css'

/** Placeholder for a step while its code or booking loads. */
export const StepSkeleton = () => (
  <Skeleton className={styles.skeleton} status={t('loading')}>
    <SkeletonBox width="14rem" height="2rem" />
    <SkeletonBox height="12rem" shape="control" />
  </Skeleton>
)
