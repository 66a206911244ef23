import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { fetched, onDemand } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { Skeleton, SkeletonBox } from '#shared/ui/skeleton'
import { t } from '../texts'
import type * as ExtraParts from './extra-parts'
import { Room, SaveFailure } from './save-status'

/** Lazily loaded chunk with the components that only some visitors open. It loads when the first of them is needed. */
export const extraPartsStore = onDemand(
  'services-extra',
  () => import(/* webpackChunkName: "services" */ './extra-parts'),
)

interface Props {
  readonly children: (parts: typeof ExtraParts) => ReactNode
  /** Message if the chunk fails to load. */
  readonly failed: string
  /**
   * Height of the skeleton, so that nothing below moves when the component appears. Without it no skeleton is shown.
   */
  readonly room?: string
  /** Class of the container of the skeleton or the failure. */
  readonly className?: string | undefined
}

/**
 * Renders a component of the lazily loaded chunk. Until the chunk is loaded, shows a skeleton, or the failure with a
 * retry button.
 */
export const Extra = observer(function Extra({ children, failed, room, className }: Props) {
  const code = useStore(extraPartsStore)
  useEffect(() => void fetched(code), [code])
  const { latest, state, load } = code
  if (latest) return <Room>{children(latest)}</Room>
  return (
    <Room className={className}>
      {state.status === 'failed' ? (
        <SaveFailure onRetry={load}>{failed}</SaveFailure>
      ) : (
        room && (
          <Skeleton status={t('loading')}>
            <SkeletonBox height={room} shape="control" />
          </Skeleton>
        )
      )}
    </Room>
  )
})
