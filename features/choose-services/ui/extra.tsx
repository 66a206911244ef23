import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { fetched, onDemand } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import { Skeleton, SkeletonBox } from '#shared/ui/skeleton'
import { t } from '../texts'
import type * as ExtraParts from './extra-parts'
import { Room, SaveFailure } from './save-status'

/** What only some visitors open: one chunk, which comes with the first of its parts that is needed. */
export const extraPartsStore = onDemand(
  'services-extra',
  () => import(/* webpackChunkName: "services" */ './extra-parts'),
)

interface Props {
  readonly children: (parts: typeof ExtraParts) => ReactNode
  /** Said where the part does not come. */
  readonly failed: string
  /** The height kept for it, so that nothing below moves when it comes; without it nothing shows that it is awaited. */
  readonly room?: string
  /** Of what stands in its place. */
  readonly className?: string | undefined
}

/** A part of the extra ones, in its place: until it is here, the room for it, or why it is not and a way to try again. */
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
