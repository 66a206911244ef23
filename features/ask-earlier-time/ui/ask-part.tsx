import { observer } from 'mobx-react-lite'
import type { WallDate, WallDateTime } from '#shared/date/wall-clock'
import { Button } from '#shared/ui/action/button'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import { useOutcomeFocus } from '#shared/ui/feedback/use-outcome-focus'
import type { EarlierTimeStore } from '../model/earlier-time-store'
import { usualWish } from '../model/wish-choices'
import { t } from '../texts'
import styles from './earlier-time.module.css'
import { StandingWish } from './standing-wish'
import { WishForm } from './wish-form'

interface Props {
  readonly store: EarlierTimeStore
  /** First day on which an earlier time is possible. */
  readonly first: WallDate
  /** Start of the booked visit. */
  readonly start: WallDateTime
}

/** The wish with its form, or the button that opens it. */
export const AskPart = observer(function AskPart({ store, first, start }: Props) {
  const { standing, draft, turns, closedBecause } = store
  const heading = useOutcomeFocus(turns)
  const wish = standing.latest?.wish
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t(titleOf(store))}
      </h3>
      {closedBecause && <Message tone="warning">{closedBecause}</Message>}
      {draft ? (
        <WishForm store={store} draft={draft} first={first} start={start} />
      ) : wish ? (
        <StandingWish store={store} wish={wish} first={first} start={start} />
      ) : standing.latest ? (
        <div className={styles.act}>
          <p>{t('intro')}</p>
          <Button onClick={() => store.open(usualWish(first, start))}>{t('ask')}</Button>
        </div>
      ) : (
        <RetryContainer>
          <Message tone="error" action={<RetryButton onRetry={() => void store.read()} />}>
            {t('readFailed')}
          </Message>
        </RetryContainer>
      )}
    </>
  )
})

function titleOf({ draft, standing, hasStopped }: EarlierTimeStore) {
  if (draft) return 'formTitle'
  if (standing.latest?.wish) return 'waitingTitle'
  return hasStopped ? 'stoppedTitle' : 'title'
}
