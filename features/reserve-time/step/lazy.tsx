import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { ensureLoaded, onDemand } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/feedback/message'
import { Skeleton, SkeletonBox } from '#shared/ui/feedback/skeleton'
import { t } from '../texts'
import type * as LazyChunk from './lazy-chunk'
import { RetryContainer } from './retry-container'

/** Lazily loaded chunk with the code that only some visitors need. It loads when the first of its exports is needed. */
export const lazyChunkStore = onDemand('time-chunk', () => import(/* webpackChunkName: "time" */ './lazy-chunk'))

interface Props {
  readonly children: (chunk: typeof LazyChunk) => ReactNode
  /**
   * Height of the skeleton, so that nothing below moves when the component appears. Without it no skeleton is shown.
   */
  readonly reservedHeight?: string
}

/**
 * Renders a component of the lazily loaded chunk. Until the chunk is loaded, shows a skeleton, or the failure with a
 * retry button.
 */
export const Lazy = observer(function Lazy({ children, reservedHeight }: Props) {
  const code = useStore(lazyChunkStore)
  useEffect(() => void ensureLoaded(code), [code])
  const { latest, state, load } = code
  const [isRetried, setRetried] = useState(false)
  const awaited = reservedHeight && (
    <Skeleton status={t('loading')}>
      <SkeletonBox height={reservedHeight} shape="control" />
    </Skeleton>
  )
  const shown = latest ? children(latest) : awaited
  const hasFailed = !latest && state.status === 'failed'
  if (!hasFailed && !isRetried) return shown
  const retry = (): void => {
    setRetried(true)
    void load()
  }
  return (
    <RetryContainer onRetry={retry}>
      {(button) =>
        hasFailed ? (
          <Message tone="error" action={button}>
            {t('chunkFailed')}
          </Message>
        ) : (
          shown
        )
      }
    </RetryContainer>
  )
})
