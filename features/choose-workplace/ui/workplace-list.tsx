import { observer } from 'mobx-react-lite'
import { useDeferredValue, useEffect, useId, useState, type CSSProperties, type RefObject } from 'react'
import { errorText } from '#entities/notification'
import type { Organization } from '#shared/api/nouns/organizations'
import type { Identifier } from '#shared/api/nouns/lenient'
import { classNames } from '#shared/ui/text/class-names'
import type { ChooseWorkplaceStore } from '../model/choose-workplace-store'
import type { GroupKind, WorkshopGroup } from '../model/day-groups'
import { t } from '../texts'
import { DayHeading } from './day-heading'
import { watchInteraction } from './watch-interaction'
import { WorkplaceCard } from './workplace-card'
import styles from './workplace-list.module.css'

/** Cards per block. Browsers lay out two hundred blocks faster than a thousand cards. Even, for two columns. */
const IN_BLOCK = 6

/** Number of cards that render in one go without a noticeable delay. */
const AT_ONCE = 40

interface Shared {
  readonly store: ChooseWorkplaceStore
  readonly found: ReadonlySet<Identifier>
  readonly hasFreeTimes: boolean
  readonly onChoose: (organizationId: Identifier) => void
}

/** One card per workshop (OR-01), below a heading for each first free day. */
export const WorkplaceList = observer(function WorkplaceList({
  list,
  ...shared
}: Shared & { readonly list: RefObject<HTMLDivElement | null> }) {
  const { sorting, choice } = shared.store
  const groups = useGradually(sorting.groups(shared.hasFreeTimes))
  // From the first choice of a sorting on. The sorting by free time at the start must not flash.
  const [isFading, setFading] = useState(false)
  if (sorting.isByDistance && !isFading) setFading(true)
  useEffect(() => (list.current ? watchInteraction(list.current, sorting.setLocked) : undefined), [list, sorting])
  return (
    <div
      ref={list}
      // Not a fieldset, because it is no part of a form.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={t('list')}
      className={classNames(styles.list, isFading && styles.fading)}
      tabIndex={-1}
      data-busy={choice.isRunning}
    >
      {groups.map((group) => (
        <DayGroup key={group.day ?? group.kind} group={group} {...shared} />
      ))}
    </div>
  )
})

/** ARIA roles of a list, because the blocks between the list and its items rule out `ul` and `li`. */
const ROLES = { list: { role: 'list' }, item: { role: 'listitem' } } as const

const isLong = (store: ChooseWorkplaceStore): boolean => (store.organizations.latest?.length ?? 0) > AT_ONCE

const rowCount = (rows: number): CSSProperties & Record<'--rows', number> => ({ '--rows': rows })

const DayGroup = observer(function DayGroup({ group, ...shared }: Shared & { readonly group: WorkshopGroup }) {
  const id = useId()
  const { kind, organizations } = group
  const { store } = shared
  const count = organizations.filter((one) => shared.found.has(one.id)).length
  return (
    <div
      className={classNames(styles.group, store.sorting.isByDistance && styles.single, isLong(store) && styles.long)}
      hidden={count === 0}
      style={rowCount(count)}
    >
      <DayHeading id={id} group={group} count={count} />
      <div
        {...ROLES.list}
        aria-labelledby={kind === 'plain' ? undefined : id}
        // The hits of a search stand side by side, whatever their blocks.
        className={count < organizations.length && count <= AT_ONCE ? styles.hits : undefined}
      >
        {blocks(organizations).map((block, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Block key={index} block={block} kind={kind} {...shared} />
        ))}
      </div>
    </div>
  )
})

const blocks = (list: readonly Organization[]): readonly (readonly Organization[])[] =>
  Array.from({ length: Math.ceil(list.length / IN_BLOCK) }, (_, index) =>
    list.slice(index * IN_BLOCK, (index + 1) * IN_BLOCK),
  )

interface BlockProps extends Shared {
  readonly block: readonly Organization[]
  readonly kind: GroupKind
}

/**
 * Some cards of the list. Cards that do not match the search are hidden but stay mounted, so that typing rerenders
 * little. If the whole block is hidden, its cards keep their state.
 */
const Block = observer(function Block({ block, kind, store, found, hasFreeTimes, onChoose }: BlockProps) {
  const { freeTimes, nearest, sorting, choice, chosenId } = store
  const rows = block.filter(({ id }) => found.has(id)).length
  return (
    <div
      className={classNames(styles.block, sorting.isByDistance && styles.single, isLong(store) && styles.long)}
      hidden={rows === 0}
      style={rowCount(rows)}
    >
      {block.map((organization) => {
        const { id } = organization
        const isChosen = chosenId === id
        const freeTime = hasFreeTimes ? freeTimes.of(id) : null
        const day = freeTime?.status === 'ready' ? freeTime.day : undefined
        return (
          <div key={id} {...ROLES.item} hidden={rows > 0 && !found.has(id)}>
            <WorkplaceCard
              organization={organization}
              freeTime={freeTime}
              isGrouped={kind !== 'plain'}
              isDayShown={kind === 'plain' || kind === 'loading'}
              kilometers={nearest.kilometers.get(String(id))}
              isNearest={String(nearest.ids[0]) === String(id)}
              isEarliest={day !== undefined && day === sorting.earliestDay}
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

/** Renders the first cards of a long list at once, and defers the rest and any reordering. */
function useGradually(groups: readonly WorkshopGroup[]): readonly WorkshopGroup[] {
  const later = useDeferredValue(groups, firstCards(groups))
  const count = groups.reduce((sum, { organizations }) => sum + organizations.length, 0)
  return count > AT_ONCE ? later : groups
}

function firstCards(groups: readonly WorkshopGroup[]): readonly WorkshopGroup[] {
  let room = AT_ONCE
  return groups.flatMap((group) => {
    const organizations = group.organizations.slice(0, Math.max(room, 0))
    room -= organizations.length
    return organizations.length > 0 ? [{ ...group, organizations }] : []
  })
}
