import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { fetched, onDemand } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/message'
import { Skeleton, SkeletonBox } from '#shared/ui/skeleton'
import { t } from '../texts'
import type * as ExtraParts from './extra-parts'
import { RetryRoom } from './retry-room'

/** Lazily loaded chunk with the code that only some visitors need. It loads when the first of its exports is needed. */
export const extraPartsStore = onDemand('time-extra', () => import(/* webpackChunkName: "time" */ './extra-parts'))

interface Props {
  readonly children: (parts: typeof ExtraParts) => ReactNode
  /**
   * Height of the skeleton, so that nothing below moves when the component appears. Without it no skeleton is shown.
   */
  readonly room?: string
}

/**
 * Renders a component of the lazily loaded chunk. Until the chunk is loaded, shows a skeleton, or the failure with a
 * retry button.
 */
export const Extra = observer(function Extra({ children, room }: Props) {
  const code = useStore(extraPartsStore)
  useEffect(() => void fetched(code), [code])
  const { latest, state, load } = code
  const [isRetried, setRetried] = useState(false)
  const awaited = room && (
    <Skeleton status={t('loading')}>
      <SkeletonBox height={room} shape="control" />
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
    <RetryRoom onRetry={retry}>
      {(button) =>
        hasFailed ? (
          <Message tone="error" role="alert" action={button}>
            {t('extraFailed')}
          </Message>
        ) : (
          shown
        )
      }
    </RetryRoom>
  )
})
