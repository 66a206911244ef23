import { useId } from 'react'
import type { Slot } from '#entities/calendar'
import { formatDay } from '#shared/date/finnish'
import type { WallDate } from '#shared/date/wall-clock'
import { t } from '../texts'
import { SlotButton } from './slots-button'
import { byHour, MANY } from './slots-hours'
import styles from './slots.module.css'

interface Props {
  readonly day: WallDate
  readonly slots: readonly Slot[]
  readonly chosen: Slot | null
  /** What is shown is about to be replaced: it stays, and nothing can be chosen. */
  readonly busy: boolean
  /** Always the same function. */
  readonly onChoose: (slot: Slot) => void
}

/** The free times of a day as buttons (TM-08). */
export function Slots({ day, slots, chosen, busy, onChoose }: Props) {
  const id = useId()
  const buttons = (some: readonly Slot[]) =>
    some.map((slot, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- another day's times are other words on the same buttons
      <SlotButton key={place} slot={slot} isChosen={slot.start === chosen?.start} busy={busy} onChoose={onChoose} />
    ))
  return (
    <fieldset
      className={slots.length < MANY ? styles.slots : styles.hours}
      aria-label={t('slotsLegend', { day: formatDay(day) })}
      aria-busy={busy || undefined}
    >
      {slots.length < MANY
        ? buttons(slots)
        : byHour(slots).map(({ hour, slots }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- as the buttons
            <fieldset key={place} className={styles.hour} aria-labelledby={id + hour}>
              <span id={id + hour}>{t('hour', { hour })}</span>
              <div className={styles.slots}>{buttons(slots)}</div>
            </fieldset>
          ))}
    </fieldset>
  )
}
