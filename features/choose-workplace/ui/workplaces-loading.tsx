import { Skeleton, SkeletonBox } from '#shared/ui/skeleton'
import { t } from '../texts'
import list from './choose-workplace-screen.module.css'
import card from './workplace-card.module.css'

/** Cards of the size of those to come, so that nothing moves. */
export const WorkplacesLoading = () => (
  <Skeleton status={t('loading')} className={list.list}>
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className={card.card}>
        <div className={`${card.who} ${card.lines}`}>
          <SkeletonBox width="9rem" />
          <SkeletonBox width="15rem" />
        </div>
        <div className={card.lines}>
          <SkeletonBox width="12rem" />
          <SkeletonBox width="9rem" />
        </div>
        <SkeletonBox width="8rem" height="3rem" shape="control" />
      </div>
    ))}
  </Skeleton>
)
