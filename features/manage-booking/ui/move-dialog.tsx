import { observer } from 'mobx-react-lite'
import { bookingStore, chosenTime, PriceChange, TimeText } from '#entities/booking'
import { DeniedError } from '#shared/api/errors'
import type { Booking } from '#shared/api/nouns/booking'
import type { FactKind } from '#shared/booking-facts/fact'
import { factsFor } from '#shared/booking-facts/surfaces'
import { labelOf, textOf } from '#shared/booking-facts/words'
import { useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/feedback/message'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog'
import type { ManageStore } from '../model/manage-store'
import { t } from '../texts'
import { Failure } from './failure'
import styles from './manage.module.css'

/** Facts that change with the time. */
const MOVING = new Set<FactKind>(['fetching', 'returning', 'loan'])

/** Asks for confirmation of the move from the old time to the new one, which is held. */
export const MoveDialog = observer(function MoveDialog({ booked, move }: Omit<ManageStore, 'dispose'>) {
  const { booking } = useStore(bookingStore)
  const { isRunning, hasFailed, error } = move.saving
  return (
    <ConfirmDialog
      title={t('moveTitle')}
      closeLabel={t('close')}
      keep={t('moveKeep')}
      onKeep={() => void move.keepOld()}
      confirm={t('moveConfirm')}
      onConfirm={() => void move.confirm()}
      busy={isRunning}
      busyLabel={t('moveSaving')}
    >
      <p>{t('moveText')}</p>
      <dl className={styles.times}>
        <Time term={t('moveOld')} of={booked.booking} />
        <Time term={t('moveNew')} of={booking} />
      </dl>
      {move.change && <PriceChange change={move.change} />}
      {move.hasNewPrice && (
        <Message tone="warning" role="alert">
          {t('moveNewPrice')}
        </Message>
      )}
      {hasFailed && <Failure title={t(error instanceof DeniedError ? 'saveDenied' : 'moveUnsaved')} error={error} />}
    </ConfirmDialog>
  )
})

function Time({ term, of }: { readonly term: string; readonly of: Booking | null }) {
  const time = of && chosenTime(of)
  if (!time) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <TimeText time={time} />
        {factsFor('bookingPage', of)
          .filter(({ kind }) => MOVING.has(kind))
          .map((fact) => (
            <div key={fact.kind}>{`${labelOf(fact)}: ${textOf(fact)}`}</div>
          ))}
      </dd>
    </div>
  )
}
