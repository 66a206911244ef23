import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { bookingStore, leadDate } from '#entities/booking'
import type { CalendarStore } from '#entities/calendar'
import { useStore } from '#shared/store/use-store'
import { Field, Select } from '#shared/ui/form/field'
import { Options } from '#shared/ui/form/options'
import { WithName } from '#shared/ui/text/with-name'
import { absenceText, workshiftText } from './resource-words'
import type { ResourceStore } from './resource-store'
import { t } from './texts'
import styles from './resource.module.css'

interface Props {
  readonly resources: ResourceStore
  readonly calendar: CalendarStore
}

/** Select for the mechanic whose free times are shown, with absences and working hours (TM-18). */
export const ResourceSelect = observer(function ResourceSelect({ resources, calendar }: Props) {
  const { options, shown, isLocked, hasFailed } = resources
  const { booking } = useStore(bookingStore)
  return (
    <>
      <Field
        label={t('resourceLabel')}
        hint={isLocked && t(booking && leadDate(booking) ? 'resourceLockedLead' : 'resourceLocked')}
        error={hasFailed && t('resourceFailed')}
        announceError
      >
        <Select
          value={String(shown ?? '')}
          disabled={isLocked}
          onChange={({ target }) =>
            void resources.choose(options.find(({ id }) => String(id) === target.value)?.id ?? null)
          }
        >
          <Options none={t('resourceAny')} of={options} />
        </Select>
      </Field>
      <ResourceHours resources={resources} calendar={calendar} />
    </>
  )
})

/**
 * Absences in the visible months, and working hours on the chosen day. The height is reserved, so that nothing moves.
 */
const ResourceHours = observer(function ResourceHours({ resources, calendar }: Props) {
  const { shown, name, absences, workshift } = resources
  const { day, view } = calendar
  useEffect(() => {
    if (shown !== null && day !== null) void resources.readWorkshift(day)
  }, [resources, shown, day])
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
