import { Composite, CompositeItem } from '@floating-ui/react'
import { useId, useState, type FocusEvent } from 'react'
import type { Slot } from '#entities/calendar'
import { formatDay, formatTime } from '#shared/date/finnish'
import { type WallDate, timeOf } from '#shared/date/wall-clock'
import { t } from '../../texts'
import { byHour, MANY } from '../../model/slots-hours'
import styles from './slots.module.css'

interface Props {
  readonly day: WallDate
  readonly slots: readonly Slot[]
  readonly chosen: Slot | null
  /** True while the times are being reloaded. They stay visible but cannot be chosen. */
  readonly busy: boolean
  readonly onChoose: (slot: Slot) => void
}

/** Free times of a day as buttons (TM-08), of which one is in the tab order. Arrow keys lead to the others. */
export function Slots({ day, slots, chosen, busy, onChoose }: Props) {
  const id = useId()
  const [focused, setFocused] = useState<number | null>(null)
  const chosenAt = slots.findIndex(({ start }) => start === chosen?.start)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(null)
  }
  const buttons = (some: readonly Slot[]) =>
    some.map((slot, place) => (
      <SlotButton
        // oxlint-disable-next-line react/no-array-index-key -- the times of another day reuse the same buttons with new texts
        key={place}
        slot={slot}
        isChosen={slot.start === chosen?.start}
        busy={busy}
        onChoose={onChoose}
      />
    ))
  return (
    <Composite
      render={<fieldset data-slots="" />}
      loop={false}
      activeIndex={focused ?? Math.max(chosenAt, 0)}
      onNavigate={setFocused}
      onBlur={leave}
      className={slots.length < MANY ? styles.slots : styles.hours}
      aria-label={t('slotsLegend', { day: formatDay(day) })}
      aria-busy={busy || undefined}
    >
      {slots.length < MANY
        ? buttons(slots)
        : byHour(slots).map(({ hour, slots }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- as for the buttons above
            <fieldset key={place} className={styles.hour} aria-labelledby={id + hour}>
              <span id={id + hour}>{t('hour', { hour })}</span>
              <div className={styles.slots}>{buttons(slots)}</div>
            </fieldset>
          ))}
    </Composite>
  )
}

interface SlotButtonProps {
  readonly slot: Slot
  readonly isChosen: boolean
  readonly busy: boolean
  readonly onChoose: (slot: Slot) => void
}

/** Button of a free time, labelled by its start. */
function SlotButton({ slot, isChosen, busy, onChoose }: SlotButtonProps) {
  const time = formatTime(timeOf(slot.start))
  return (
    <CompositeItem
      // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it gets the label below
      render={<button type="button" />}
      className={styles.slot}
      aria-label={t('slotSelect', { start: time })}
      aria-pressed={isChosen}
      aria-disabled={busy || undefined}
      onClick={() => busy || onChoose(slot)}
    >
      <span>{time}</span>
    </CompositeItem>
  )
}
