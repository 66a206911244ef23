import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { fetched, onDemand } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/message'
import { Skeleton, SkeletonBox } from '#shared/ui/skeleton'
import { t } from '../texts'
import type * as ExtraParts from './extra-parts'
import { RetryRoom } from './retry-room'

/** What only some visitors come to see: one chunk, which comes with the first of its parts that is needed. */
export const extraPartsStore = onDemand('time-extra', () => import(/* webpackChunkName: "time" */ './extra-parts'))

interface Props {
  readonly children: (parts: typeof ExtraParts) => ReactNode
  /** The height kept for it, so that nothing below moves when it comes; without it nothing shows that it is awaited. */
  readonly room?: string
}

/** A part of the extra ones, in its place: until it is here, the room for it, or that it did not come and a way to try again. */
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
