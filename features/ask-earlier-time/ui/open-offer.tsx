import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { reservedTime, type BookingPage } from '#entities/booking'
import { formatTime } from '#shared/date/finnish'
import { timeOf } from '#shared/date/wall-clock'
import type { EarlierTimeOffer } from '#shared/api/nouns/earlier-time'
import { useOwnStore } from '#shared/store/use-store'
import { Actions } from '#shared/ui/action/actions'
import type { EarlierTimeStore } from '../model/earlier-time-store'
import { offerStore } from '../model/offer-store'
import { isClosed } from '../model/refusal'
import { t } from '../texts'
import styles from './earlier-time.module.css'
import { OfferAnswers, OfferFailures } from './offer-buttons'

interface Props {
  readonly store: EarlierTimeStore
  readonly offer: EarlierTimeOffer
  readonly page: BookingPage | undefined
}

/** The open offer of a booking, on the booking's page. */
export const OpenOffer = observer(function OpenOffer({ store, offer, page }: Props) {
  const answer = useOwnStore(offerStore)
  const { booking } = store
  useEffect(() => {
    answer.begin({ ...booking, token: null }, offer)
    return answer.watch(() => void store.read())
  }, [answer, store, booking, offer])
  /** An offer that was closed before may have been taken elsewhere, which the page then says in place of the reason. */
  const settle = async (reason: string | null): Promise<void> => {
    const hasChanged = answer.offer?.state !== 'DECLINED' && (await page?.refresh())
    await store.readAfterAnswer(hasChanged ? null : reason)
  }
  const time = reservedTime({ time_selection_type: 'EXACT_TIME', start: offer.start, end: offer.end })
  return (
    <div className={styles.offer}>
      <h3 tabIndex={-1}>{t('open')}</h3>
      <p className={styles.time}>
        {time?.day} {time?.hours}
      </p>
      {offer.heldUntil && <p>{t('held', { time: formatTime(timeOf(offer.heldUntil)) })}</p>}
      {/* The page says what has become of an offer that was closed before. */}
      {!isClosed(answer.taking.error) && <OfferFailures store={answer} />}
      <Actions>
        <OfferAnswers
          store={answer}
          onTaken={() => void page?.showMoved()}
          onDeclined={() => void settle(null)}
          onClosed={(reason) => void settle(reason)}
        />
      </Actions>
    </div>
  )
})
