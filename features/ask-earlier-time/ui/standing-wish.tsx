import { observer } from 'mobx-react-lite'
import { reservedTime } from '#entities/booking'
import type { EarlierTimeWish } from '#shared/api/nouns/earlier-time'
import { formatDayShort } from '#shared/date/finnish'
import type { WallDate, WallDateTime } from '#shared/date/wall-clock'
import { Actions } from '#shared/ui/action/actions'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import type { EarlierTimeStore } from '../model/earlier-time-store'
import { reasonOf } from '../model/refusal'
import { editedWish, noticeText, shiftText, weekdaysText } from '../model/wish-choices'
import { t } from '../texts'
import styles from './earlier-time.module.css'

interface Props {
  readonly store: EarlierTimeStore
  readonly wish: EarlierTimeWish
  /** First day on which an earlier time is possible. */
  readonly first: WallDate
  readonly start: WallDateTime
}

/** The wish as it stands, which can be changed and withdrawn. */
export const StandingWish = observer(function StandingWish({ store, wish, first, start }: Props) {
  const { standing, stopping } = store
  const free = standing.latest?.freeStart
  const time = free && reservedTime({ time_selection_type: 'EXACT_TIME', start: free, end: null })
  return (
    <div className={styles.act}>
      <p>{t('waiting')}</p>
      <dl className={styles.wish}>
        <Row term={t('earliest')}>{formatDayShort(wish.earliest)}</Row>
        <Row term={t('weekdays')}>{weekdaysText(wish.weekdays)}</Row>
        <Row term={t('shift')}>{shiftText(wish.shift)}</Row>
        <Row term={t('notice')}>{noticeText(wish.noticeHours)}</Row>
      </dl>
      {time && <Message>{t('freeNow', { time: time.short })}</Message>}
      {stopping.hasFailed && (
        <Message tone="error" title={t('stopFailed')}>
          <p>{reasonOf(stopping.error)}</p>
        </Message>
      )}
      <Actions>
        <Button aria-disabled={stopping.isRunning} onClick={() => store.open(editedWish(wish, first, start))}>
          {t('change')}
        </Button>
        <Button variant="text" busy={stopping.isRunning} busyLabel={t('stopping')} onClick={() => void stopping.run()}>
          {t('stop')}
        </Button>
      </Actions>
    </div>
  )
})

const Row = ({ term, children }: { readonly term: string; readonly children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
