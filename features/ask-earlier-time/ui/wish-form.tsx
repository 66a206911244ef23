import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import type { EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { formatDayShort, WEEKDAY_COLUMNS } from '#shared/date/finnish'
import type { WallDate, WallDateTime } from '#shared/date/wall-clock'
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

interface Props {
  readonly store: EarlierTimeStore
  readonly wish: EarlierTimeWish
  /** First day on which an earlier time is possible. */
  readonly first: WallDate
  readonly start: WallDateTime
}

const SHIFTS: readonly EarlierTimeWish['shift'][] = [null, 'MORNING', 'EVENING']

/** The form of a wish. Each choice has a default, so that it can be sent as it is. */
export const WishForm = observer(function WishForm({ store, wish, first, start }: Props) {
  const { asking } = store
  const form = useRef<HTMLFormElement>(null)
  // The button that opened the form has been removed.
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void store.submit()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <Field label={t('earliest')}>
          <Select value={wish.earliest} onChange={({ target }) => store.edit({ ...wish, earliest: target.value })}>
            {earliestDays(first, start).map((date) => (
              <option key={date} value={date}>
                {formatDayShort(date)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('shift')}>
          <Select
            value={wish.shift ?? ''}
            onChange={({ target }) =>
              store.edit({ ...wish, shift: SHIFTS.find((shift) => shift === target.value) ?? null })
            }
          >
            {SHIFTS.map((shift) => (
              <option key={shift} value={shift ?? ''}>
                {shiftText(shift)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('notice')}>
          <Select
            value={wish.noticeHours}
            onChange={({ target }) => store.edit({ ...wish, noticeHours: Number(target.value) })}
          >
            {NOTICES.map((hours) => (
              <option key={hours} value={hours}>
                {noticeText(hours)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Weekdays store={store} wish={wish} />
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
    </form>
  )
})

const Weekdays = observer(function Weekdays({ store, wish }: Pick<Props, 'store' | 'wish'>) {
  const id = useId()
  const { isIncomplete } = store
  return (
    <fieldset aria-describedby={isIncomplete ? `${id}-note` : undefined} aria-invalid={isIncomplete || undefined}>
      <legend className={styles.legend}>{t('weekdays')}</legend>
      <div className={styles.weekdays}>
        {WORKDAYS.map((day) => (
          <Checkbox
            key={day}
            label={WEEKDAY_COLUMNS[day - 1]?.long}
            checked={wish.weekdays.includes(day)}
            onChange={() => store.edit(toggledWeekday(wish, day))}
          />
        ))}
      </div>
      <FieldNote id={`${id}-note`} error={isIncomplete && t('weekdaysMissing')} announceError />
    </fieldset>
  )
})
