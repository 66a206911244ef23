import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { ensureLoaded, onDemand } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { t } from '../texts'
import type * as LazyChunk from './lazy-chunk'
import { RetryContainer, SaveFailure } from './save-status'

/** Lazily loaded chunk with the components that only some visitors open. It loads when the first of them is needed. */
export const lazyChunkStore = onDemand(
  'services-chunk',
  () => import(/* webpackChunkName: "services" */ './lazy-chunk'),
)

interface Props {
  readonly children: (chunk: typeof LazyChunk) => ReactNode
  /** Message if the chunk fails to load. */
  readonly failed: string
  /**
   * Height of the skeleton, so that nothing below moves when the component appears. Without it no skeleton is shown.
   */
  readonly reservedHeight?: string
  /** Class of the container of the skeleton or the failure. */
  readonly className?: string | undefined
}

/**
 * Renders a component of the lazily loaded chunk. Until the chunk is loaded, shows a skeleton, or the failure with a
 * retry button.
 */
export const Lazy = observer(function Lazy({ children, failed, reservedHeight, className }: Props) {
  const code = useStore(lazyChunkStore)
  useEffect(() => void ensureLoaded(code), [code])
  const { latest, state, load } = code
  if (latest) return <RetryContainer>{children(latest)}</RetryContainer>
  return (
    <RetryContainer className={className}>
      {state.status === 'failed' ? (
        <SaveFailure onRetry={load}>{failed}</SaveFailure>
      ) : (
        reservedHeight && (
          <Skeleton status={t('loading')}>
            <SkeletonBox height={reservedHeight} shape="control" />
          </Skeleton>
        )
      )}
    </RetryContainer>
  )
})
