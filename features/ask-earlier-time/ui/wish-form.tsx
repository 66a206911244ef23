import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import type { EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { formatDayShort, WEEKDAY_COLUMNS } from '#shared/date/finnish'
import type { WallDate, WallDateTime } from '#shared/date/wall-clock'
import { createForm } from '#shared/form/create-form'
import { Actions } from '#shared/ui/action/actions'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { Checkbox } from '#shared/ui/form/checkbox'
import { Field, Select } from '#shared/ui/form/field'
import { FieldNote } from '#shared/ui/form/field-note'
import type { EarlierTimeStore } from '../model/earlier-time-store'
import { reasonOf } from '../model/refusal'
import { earliestDays, noticeText, NOTICES, shiftText, toggledWeekday, WORKDAYS } from '../model/wish-choices'
import { t } from '../texts'
import styles from './earlier-time.module.css'

const wishForm = createForm<EarlierTimeWish>()

interface Props {
  readonly store: EarlierTimeStore
  /** The wish that the form opens with. */
  readonly draft: EarlierTimeWish
  /** First day on which an earlier time is possible. */
  readonly first: WallDate
  readonly start: WallDateTime
}

const SHIFTS: readonly EarlierTimeWish['shift'][] = [null, 'MORNING', 'EVENING']

const faultsOf = ({ weekdays }: EarlierTimeWish) => ({
  weekdays: weekdays.length === 0 ? t('weekdaysMissing') : undefined,
})

/** The form of a wish. Each choice has a default, so that it can be sent as it is. */
export const WishForm = observer(function WishForm({ store, draft, first, start }: Props) {
  const { asking } = store
  const submit = async (wish: EarlierTimeWish): Promise<void> => {
    await asking.run(wish)
  }
  return (
    <wishForm.Form className={styles.form} initialValues={draft} validate={faultsOf} onSubmit={submit}>
      <div className={styles.fields}>
        <Earliest days={earliestDays(first, start)} />
        <Shift />
        <Notice />
      </div>
      <Weekdays />
      {asking.hasFailed && (
        <Message tone="error" title={t('askFailed')}>
          <p>{reasonOf(asking.error)}</p>
        </Message>
      )}
      <Actions>
        <Button type="submit" variant="primary" busy={asking.isRunning} busyLabel={t('submitting')}>
          {t('submit')}
        </Button>
        <Button variant="text" aria-disabled={asking.isRunning} onClick={store.close}>
          {t('close')}
        </Button>
      </Actions>
    </wishForm.Form>
  )
})

function Earliest({ days }: { readonly days: readonly WallDate[] }) {
  const { input } = wishForm.useTextField('earliest')
  const field = useRef<HTMLSelectElement>(null)
  // The button that opened the form has been removed.
  useEffect(() => field.current?.focus(), [])
  return (
    <Field label={t('earliest')}>
      <Select {...input} ref={field}>
        {days.map((date) => (
          <option key={date} value={date}>
            {formatDayShort(date)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function Shift() {
  const { value, change } = wishForm.useChoice('shift')
  return (
    <Field label={t('shift')}>
      <Select
        value={value ?? ''}
        onChange={({ target }) => change(SHIFTS.find((shift) => shift === target.value) ?? null)}
      >
        {SHIFTS.map((shift) => (
          <option key={shift} value={shift ?? ''}>
            {shiftText(shift)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function Notice() {
  const { value, change } = wishForm.useChoice('noticeHours')
  return (
    <Field label={t('notice')}>
      <Select value={value} onChange={({ target }) => change(Number(target.value))}>
        {NOTICES.map((hours) => (
          <option key={hours} value={hours}>
            {noticeText(hours)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function Weekdays() {
  const id = useId()
  const { value, change, error } = wishForm.useChoice('weekdays')
  return (
    <fieldset aria-describedby={error && `${id}-note`} aria-invalid={error !== undefined || undefined}>
      <legend className={styles.legend}>{t('weekdays')}</legend>
      <div className={styles.weekdays}>
        {WORKDAYS.map((day) => (
          <Checkbox
            key={day}
            label={WEEKDAY_COLUMNS[day - 1]?.long}
            checked={value.includes(day)}
            onChange={() => change(toggledWeekday(value, day))}
          />
        ))}
      </div>
      <FieldNote id={`${id}-note`} error={error} announceError />
    </fieldset>
  )
}
