import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import styles from '../kit.module.css'
import { Section } from '../section'

export const Loading = () => (
  <Section title="Lataus">
    <Skeleton status="Haetaan toimipisteitä…" className={styles.skeletons}>
      <SkeletonBox width="28%" height="18px" />
      <SkeletonBox width="47%" height="14px" />
      <SkeletonBox width="8.5rem" height="12px" />
      <SkeletonBox width="6.5rem" height="48px" shape="control" />
      <SkeletonBox width="40px" height="40px" shape="circle" />
    </Skeleton>
  </Section>
)
