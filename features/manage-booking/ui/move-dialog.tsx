import { observer } from 'mobx-react-lite'
import { bookingStore, chosenTime, TimeText } from '#entities/booking'
import type { Booking } from '#shared/api/nouns/entities'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Dialog } from '#shared/ui/overlay/dialog'
import type { ManageStore } from '../model/manage-store'
import { t } from '../texts'
import { Failure } from './failure'
import styles from './manage.module.css'

/** Asks for confirmation of the move from the old time to the new one, which is held. */
export const MoveDialog = observer(function MoveDialog({ booked, move }: Omit<ManageStore, 'dispose'>) {
  const { booking } = useStore(bookingStore)
  const { isRunning, hasFailed, error } = move.saving
  const keep = (): void => {
    // A request that was sent cannot be undone, so the dialog stays open.
    if (!isRunning) void move.keepOld()
  }
  return (
    <Dialog
      open
      onClose={keep}
      isStatic={isRunning}
      title={t('moveTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" aria-disabled={isRunning} onClick={keep}>
            {t('moveKeep')}
          </Button>
          <Button variant="primary" busy={isRunning} busyLabel={t('moveSaving')} onClick={() => void move.confirm()}>
            {t('moveConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('moveText')}</p>
      <dl className={styles.times}>
        <Time term={t('moveOld')} of={booked.booking} />
        <Time term={t('moveNew')} of={booking} />
      </dl>
      {hasFailed && <Failure title={t('moveUnsaved')} error={error} />}
    </Dialog>
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
      </dd>
    </div>
  )
}
