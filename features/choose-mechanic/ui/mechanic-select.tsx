import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { bookingStore, leadDate } from '#entities/booking'
import type { CalendarStore } from '#entities/calendar'
import { useStore } from '#shared/store/use-store'
import { Field, Select } from '#shared/ui/form/field'
import { Options } from '#shared/ui/form/options'
import { WithName } from '#shared/ui/text/with-name'
import { absenceText, workshiftText } from '../model/mechanic-words'
import type { MechanicStore } from '../model/mechanic-store'
import { t } from '../texts'
import styles from './mechanic.module.css'

interface Props {
  readonly mechanics: MechanicStore
  readonly calendar: CalendarStore
}

/** Select for the mechanic whose free times are shown, with absences and working hours (TM-18). */
export const MechanicSelect = observer(function MechanicSelect({ mechanics, calendar }: Props) {
  const { options, shown, isLocked, hasFailed } = mechanics
  const { booking } = useStore(bookingStore)
  return (
    <>
      <Field
        label={t('mechanicLabel')}
        hint={isLocked && t(booking && leadDate(booking) ? 'mechanicLockedLead' : 'mechanicLocked')}
        error={hasFailed && t('mechanicFailed')}
        announceError
      >
        <Select
          value={String(shown ?? '')}
          disabled={isLocked}
          onChange={({ target }) =>
            void mechanics.choose(options.find(({ id }) => String(id) === target.value)?.id ?? null)
          }
        >
          <Options none={t('mechanicAny')} of={options} />
        </Select>
      </Field>
      <MechanicHours mechanics={mechanics} calendar={calendar} />
    </>
  )
})

/**
 * Absences in the visible months, and working hours on the chosen day. The height is reserved, so that nothing moves.
 */
const MechanicHours = observer(function MechanicHours({ mechanics, calendar }: Props) {
  const { shown, name, absences, workshift } = mechanics
  const { day, view } = calendar
  useEffect(() => {
    if (shown !== null && day !== null) void mechanics.readWorkshift(day)
  }, [mechanics, shown, day])
  if (name === null) return <div className={styles.none} />
  return (
    <div className={styles.hours} aria-live="polite">
      {day !== null && (
        <p>
          <WithName text={workshiftText(name, day, workshift.state)} name={name} />
        </p>
      )}
      <p>
        <WithName text={absenceText(name, absences.latest ?? [], view.inSight)} name={name} />
      </p>
    </div>
  )
})
