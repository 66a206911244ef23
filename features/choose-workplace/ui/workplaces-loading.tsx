import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { t } from '../texts'
import card from './workplace-card.module.css'
import list from './workplace-list.module.css'
import tools from './workplace-tools.module.css'

/**
 * Placeholders of the search tools and cards, so that the layout does not shift. With few workshops there are no tools
 * and the cards move up, but short lists load quickly.
 */
export const WorkplacesLoading = () => (
  <Skeleton status={t('loading')} className={list.loading}>
    <div className={tools.tools}>
      <div className={tools.loading}>
        <SkeletonBox width="9rem" />
        <SkeletonBox height="3rem" shape="control" />
      </div>
      <div className={tools.loading}>
        <SkeletonBox height="3rem" shape="control" />
      </div>
      <div className={tools.results}>
        <SkeletonBox width="6rem" />
      </div>
    </div>
    <div className={list.list}>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={list.row}>
          <div className={card.card}>
            <div className={`${card.who} ${card.lines}`}>
              <SkeletonBox width="9rem" />
              <SkeletonBox width="15rem" />
            </div>
            <div className={card.lines}>
              <SkeletonBox width="12rem" />
              <SkeletonBox width="9rem" />
            </div>
            <SkeletonBox width="var(--button)" height="3rem" shape="control" />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
)
