import { memo } from 'react'
import type { Slot } from '#entities/calendar'
import { formatTime } from '#shared/date/finnish'
import { timeOf } from '#shared/date/wall-clock'
import { t } from '../texts'
import styles from './slots.module.css'

interface Props {
  readonly slot: Slot
  readonly isChosen: boolean
  readonly busy: boolean
  readonly onChoose: (slot: Slot) => void
}

/** Button of a free time, labelled by its start. Memoised, because there may be many. */
export const SlotButton = memo(function SlotButton({ slot, isChosen, busy, onChoose }: Props) {
  const time = formatTime(timeOf(slot.start))
  return (
    <button
      type="button"
      className={styles.slot}
      aria-label={t('slotSelect', { start: time })}
      aria-pressed={isChosen}
      aria-disabled={busy || undefined}
      onClick={() => busy || onChoose(slot)}
    >
      {time}
    </button>
  )
})
