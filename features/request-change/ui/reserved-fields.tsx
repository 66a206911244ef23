import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { dateFieldLabels, useCalendarWords } from '#entities/calendar'
import { formatTypedDate, readDateAndTime } from '#shared/date/typed'
import { dateOf, wallClockAt } from '#shared/date/wall-clock'
import { DateField } from '#shared/ui/calendar/date-field'
import { Field, TextInput } from '#shared/ui/form/field'
import { readReserved } from '../model/request-values'
import { t } from '../texts'
import styles from './request-change-page.module.css'
import { idOf, requestForm } from './request-form'

const DAY_ID = idOf('reservedDay')

/** The reserved day, typed or picked, with its time beside it (reading 18). Both share one hint. */
export const ReservedFields = observer(function ReservedFields() {
  const words = useCalendarWords()
  const day = requestForm.useTextField('reservedDay')
  const time = requestForm.useTextField('reservedTime')
  const { change } = requestForm.useApi()
  const [today] = useState(() => dateOf(wallClockAt(new Date())))

  /** Moves a time pasted with the day into its own field. The date field formats a day without a time itself. */
  const splitTime = (): void => {
    const both = readDateAndTime(day.input.value)
    if (both === null) return
    change('reservedDay', formatTypedDate(both.date))
    change('reservedTime', both.time)
  }
  const spellTime = (): void => {
    if (time.input.value.trim() === '') return
    const read = readReserved({ reservedDay: day.input.value, reservedTime: time.input.value })
    if (read.time !== null) change('reservedTime', read.time)
  }
  return (
    <div className={styles.reserved}>
      <Field
        id={DAY_ID}
        className={styles.field}
        label={t('reservedDay')}
        hint={t('reservedDateHelp')}
        error={day.error ?? time.error}
        required
      >
        <DateField
          {...day.input}
          enterKeyHint="send"
          aria-invalid={day.error !== undefined}
          today={today}
          labels={dateFieldLabels(today, t('pickDate'), words)}
          onBlur={() => {
            splitTime()
            day.input.onBlur()
          }}
        />
      </Field>
      <Field id={idOf('reservedTime')} className={styles.field} label={t('reservedTime')}>
        <TextInput
          {...time.input}
          className="num"
          aria-describedby={`${DAY_ID}-note`}
          aria-invalid={time.error !== undefined}
          inputMode="decimal"
          enterKeyHint="send"
          autoComplete="off"
          onBlur={() => {
            spellTime()
            time.input.onBlur()
          }}
        />
      </Field>
    </div>
  )
})
