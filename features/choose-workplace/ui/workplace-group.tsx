import { observer } from 'mobx-react-lite'
import { errorText } from '#entities/notification'
import type { Organization } from '#shared/api/nouns/entities'
import type { ChooseWorkplaceStore } from '../model/choose-workplace-store'
import { ROLES } from './roles'
import { WorkplaceCard } from './workplace-card'
import styles from './workplace-list.module.css'
import type { Identifier } from '#shared/api/nouns/lenient'

interface Props {
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
export const WorkplaceGroup = observer(function WorkplaceGroup(props: Props) {
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
