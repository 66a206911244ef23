import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import type { StoreDefinition } from '../../store/define-store'
import { ensureLoaded, onDemand, type LazyCode } from '../../store/on-demand'
import { useStore } from '../../store/use-store'
import { RetryButton, RetryContainer } from '../action/retry'
import { Message } from './message'
import { Skeleton, SkeletonBox } from './skeleton'
import { t } from './texts'

interface Props<Chunk> {
  /** Renders what needs the chunk. */
  readonly children: (chunk: Chunk) => ReactNode
  /** Height of the skeleton, so that nothing below moves when the part appears. Without it no skeleton is shown. */
  readonly reservedHeight?: string
  /** Class of the skeleton and of the failure. */
  readonly className?: string | undefined
  /** Replaces the part's text of a failed load. */
  readonly failed?: string
}

interface LazyPart<Chunk> {
  /** The chunk with its loading state, for a part that opens on a press. */
  readonly store: StoreDefinition<LazyCode<Chunk>>
  /** Renders a part when its chunk is loaded; until then a skeleton, or the failure with a retry button. */
  readonly Lazy: (props: Props<Chunk>) => ReactNode
}

/** Defines a part whose code only some visitors need. It loads when the part is first shown. `texts` may say what is loading. */
export function lazyPart<Chunk>(
  id: string,
  load: () => Promise<Chunk>,
  texts: { readonly loading: string; readonly failed: string } = { loading: t('partLoading'), failed: t('partFailed') },
): LazyPart<Chunk> {
  const store = onDemand(id, load)
  const Lazy = observer(function Lazy({ children, reservedHeight, className, failed = texts.failed }: Props<Chunk>) {
    const code = useStore(store)
    useEffect(() => void ensureLoaded(code), [code])
    const [isRetried, setRetried] = useState(false)
    const hasFailed = !code.latest && code.state.status === 'failed'
    const retry = (): void => {
      setRetried(true)
      void code.load()
    }
    const shown = code.latest
      ? children(code.latest)
      : reservedHeight && (
          <Skeleton status={texts.loading} className={className}>
            <SkeletonBox height={reservedHeight} shape="control" />
          </Skeleton>
        )
    if (!hasFailed && !isRetried) return shown
    return (
      <RetryContainer>
        {hasFailed ? (
          <Message tone="error" className={className} action={<RetryButton onRetry={retry} />}>
            {failed}
          </Message>
        ) : (
          shown
        )}
      </RetryContainer>
    )
  })
  return { store, Lazy }
}
