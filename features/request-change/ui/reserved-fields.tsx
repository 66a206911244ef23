import { useState } from 'react'
import { calendarLabels, dayName, keyboardHelp, monthChanged, selectedDay } from '#entities/calendar'
import { formatDay } from '#shared/date/finnish'
import { formatTypedDate } from '#shared/date/typed'
import { dateOf, wallClockAt } from '#shared/date/wall-clock'
import { DateField, type DateFieldLabels } from '#shared/ui/date-field'
import { Field, TextInput } from '#shared/ui/field'
import { readReserved } from '../model/request-values'
import { t } from '../texts'
import styles from './request-change-page.module.css'
import { idOf, requestForm } from './request-form'

const DAY_ID = idOf('reservedDay')

/** When the visit is booked for: a day, typed or picked, and a time beside it (READINGS.md 18); one line under both. */
export function ReservedFields() {
  const day = requestForm.useTextField('reservedDay')
  const time = requestForm.useTextField('reservedTime')
  const setValue = requestForm.useSetValue()
  const [today] = useState(() => dateOf(wallClockAt(new Date())))

  /** Written in one spelling; a time that was typed with the day goes to its own field. */
  const tidy = (): void => {
    const read = readReserved({ reservedDay: day.input.value, reservedTime: time.input.value })
    if (read.date !== null) setValue('reservedDay', formatTypedDate(read.date))
    if (read.time !== null) setValue('reservedTime', read.time)
  }
  return (
    <div className={styles.reserved}>
      <Field
        id={DAY_ID}
        className={styles.part}
        label={t('reservedDay')}
        hint={t('reservedDateHelp')}
        error={day.error ?? time.error}
        required
      >
        <DateField
          {...day.input}
          aria-invalid={day.error !== undefined}
          today={today}
          labels={labelsOn(today)}
          onBlur={() => {
            tidy()
            day.input.onBlur()
          }}
        />
      </Field>
      <Field id={idOf('reservedTime')} className={styles.part} label={t('reservedTime')}>
        <TextInput
          {...time.input}
          className="num"
          aria-describedby={`${DAY_ID}-note`}
          aria-invalid={time.error !== undefined}
          inputMode="decimal"
          autoComplete="off"
          onBlur={() => {
            tidy()
            time.input.onBlur()
          }}
        />
      </Field>
    </div>
  )
}

const labelsOn = (today: string): DateFieldLabels => ({
  ...calendarLabels(t('pickDate')),
  pick: (chosen) =>
    chosen === null ? t('pickDate') : t('dayPicked', { pick: t('pickDate'), day: selectedDay(formatDay(chosen)) }),
  day: (date, chosen) => (date === chosen ? selectedDay(dayName(date, today)) : dayName(date, today)),
  monthChanged,
  keys: keyboardHelp(),
})
