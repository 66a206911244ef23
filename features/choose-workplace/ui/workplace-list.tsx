import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, type RefObject, useDeferredValue } from 'react'
import type { ChooseWorkplaceStore } from '../model/choose-workplace-store'
import { t } from '../texts'
import { watchInteraction } from './watch-interaction'
import styles from './workplace-list.module.css'
import type { Identifier } from '#shared/api/nouns/lenient'
import { errorText } from '#entities/notification'
import type { Organization } from '#shared/api/nouns/entities'
import { WorkplaceCard } from './workplace-card'

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

/** ARIA roles of a list, because the groups between the list and its items rule out `ul` and `li`. */
const ROLES = { list: { role: 'list' }, item: { role: 'listitem' } } as const

interface WorkplaceGroupProps {
  readonly organizations: readonly Organization[]
  readonly isOfLongList: boolean
  readonly store: ChooseWorkplaceStore
  readonly found: ReadonlySet<Identifier>
  readonly hasFreeTimes: boolean
  readonly onChoose: (organizationId: Identifier) => void
}

/**
 * Some cards of the list. Cards that do not match the search are hidden but stay mounted, so that typing rerenders
 * little. If the whole group is hidden, its cards keep their state.
 */
const WorkplaceGroup = observer(function WorkplaceGroup(props: WorkplaceGroupProps) {
  const { organizations, isOfLongList, store, found, hasFreeTimes, onChoose } = props
  const { freeTimes, nearest, choice, chosenId } = store
  const rows = organizations.filter(({ id }) => found.has(id)).length
  // The browser remembers the measured height for skipped layout ('auto'). It is wrong if some cards are hidden.
  const measured = rows === organizations.length ? 'auto ' : ''
  return (
    <div
      className={isOfLongList ? styles.long : undefined}
      hidden={rows === 0}
      style={{ containIntrinsicHeight: `${measured}calc(${rows} * var(--row))` }}
    >
      {organizations.map((organization) => {
        const { id } = organization
        const isChosen = chosenId === id
        return (
          <div key={id} {...ROLES.item} className={styles.row} hidden={rows > 0 && !found.has(id)}>
            <WorkplaceCard
              organization={organization}
              freeTime={hasFreeTimes ? freeTimes.of(id) : null}
              kilometers={nearest.kilometers.get(String(id))}
              isBusy={isChosen && choice.isRunning}
              failure={isChosen && choice.hasFailed ? errorText(choice.error) : null}
              onChoose={onChoose}
            />
          </div>
        )
      })}
    </div>
  )
})

/** Number of cards that render in one go without a noticeable delay. */
const AT_ONCE = 40

/**
 * Renders the first items of a long list at once, and defers the rest and any reordering. Returns a short list as it
 * is.
 */
function useGradually<T>(list: readonly T[]): readonly T[] {
  const later = useDeferredValue(list, list.slice(0, AT_ONCE))
  return list.length > AT_ONCE ? later : list
}
