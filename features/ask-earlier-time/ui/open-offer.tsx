import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { reservedTime } from '#entities/booking'
import { formatTime } from '#shared/date/finnish'
import { timeOf } from '#shared/date/wall-clock'
import type { EarlierTimeOffer } from '#shared/api/nouns/earlier-time'
import { useOwnStore } from '#shared/store/use-store'
import { Actions } from '#shared/ui/action/actions'
import type { EarlierTimeStore } from '../model/earlier-time-store'
import { offerStore } from '../model/offer-store'
import { t } from '../offer-texts'
import styles from './earlier-time.module.css'
import { OfferAnswers, OfferFailures } from './offer-answers'

interface Props {
  readonly store: EarlierTimeStore
  readonly offer: EarlierTimeOffer
  readonly titleId: string
  readonly onMoved?: (() => void) | undefined
}

/** The open offer of a booking, on the booking's page. */
export const OpenOffer = observer(function OpenOffer({ store, offer, titleId, onMoved }: Props) {
  const answer = useOwnStore(offerStore)
  const { booking } = store
  useEffect(() => {
    answer.begin({ ...booking, token: null }, offer)
    return answer.watch(() => void store.read())
  }, [answer, store, booking, offer])
  const time = reservedTime({ time_selection_type: 'EXACT_TIME', start: offer.start, end: offer.end })
  return (
    <div className={styles.offer}>
      <h3 id={titleId} tabIndex={-1}>
        {t('open')}
      </h3>
      <p className={styles.time}>
        {time?.day} {time?.hours}
      </p>
      {offer.heldUntil && <p>{t('held', { time: formatTime(timeOf(offer.heldUntil)) })}</p>}
      <OfferFailures store={answer} />
      <Actions>
        <OfferAnswers store={answer} onTaken={onMoved} onDeclined={() => void store.readAfterAnswer()} />
      </Actions>
    </div>
  )
})
