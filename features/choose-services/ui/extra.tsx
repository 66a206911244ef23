import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { defineStore } from '#shared/store/define-store'
import { Resource } from '#shared/store/resource'
import { until } from '#shared/store/until'
import { useStore } from '#shared/store/use-store'
import { Skeleton, SkeletonBox } from '#shared/ui/skeleton'
import { t } from '../texts'
import type * as ExtraParts from './extra-parts'
import { Room, SaveFailure } from './save-status'

type Code = Resource<[], typeof ExtraParts>

/** What only some visitors open: one chunk, which comes with the first of its parts that is needed. */
export const extraPartsStore = defineStore<Code>(
  'services-extra',
  () => new Resource(() => import(/* webpackChunkName: "services-extra" */ './extra-parts')),
)

/** Resolves to whether the parts are here. Where they are under way already, they are waited for. */
export async function fetchExtra(code: Code): Promise<boolean> {
  await until(() => code.state.status !== 'loading')
  return code.latest !== undefined || code.load()
}

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
  useEffect(() => void fetchExtra(code), [code])
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
