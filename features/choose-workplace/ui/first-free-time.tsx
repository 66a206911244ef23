import { formatDay } from '#shared/date/finnish'
import type { FreeTime } from '../model/free-times'
import { t } from '../texts'

/** A workshop's first free day, or a text that replaces it (OR-02). */
export function FirstFreeTime({ time }: { readonly time: FreeTime }) {
  if (time.status !== 'ready') return t(time.status === 'failed' ? 'freeTimeFailed' : 'freeTimeLoading')
  if (!time.day) return t('noFreeTime')
  return (
    <>
      {t('firstFreeTime')}
      <strong>{formatDay(time.day)}</strong>
    </>
  )
}
