import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, type RefObject } from 'react'
import type { ChooseWorkplaceStore } from '../model/choose-workplace-store'
import { t } from '../texts'
import { ROLES } from './roles'
import { AT_ONCE, useGradually } from './use-gradually'
import { watchInteraction } from './watch-interaction'
import { WorkplaceGroup } from './workplace-group'
import styles from './workplace-list.module.css'
import type { Identifier } from '#shared/api/nouns/lenient'

/** Cards per group. Browsers lay out two hundred groups faster than a thousand cards. */
const IN_GROUP = 5

interface Props {
  readonly list: RefObject<HTMLDivElement | null>
  readonly store: ChooseWorkplaceStore
  readonly found: ReadonlySet<Identifier>
  readonly hasFreeTimes: boolean
  readonly onChoose: (organizationId: Identifier) => void
}

/** One card per workshop (OR-01). Assistive technology sees one list, although it is rendered in groups. */
export const WorkplaceList = observer(function WorkplaceList({ list, store, found, hasFreeTimes, onChoose }: Props) {
  const { order, choice } = store
  const organizations = useGradually(order.organizations)
  const groups = useMemo(() => chunks(organizations, IN_GROUP), [organizations])
  useEffect(() => (list.current ? watchInteraction(list.current, order.setLocked) : undefined), [list, order])
  return (
    <div
      ref={list}
      {...ROLES.list}
      aria-label={t('list')}
      className={styles.list}
      tabIndex={-1}
      data-busy={choice.isRunning}
    >
      {groups.map((group) => (
        <WorkplaceGroup
          key={group[0]?.id}
          organizations={group}
          isOfLongList={organizations.length > AT_ONCE}
          store={store}
          found={found}
          hasFreeTimes={hasFreeTimes}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
})

const chunks = <T,>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))
