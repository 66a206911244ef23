import { observer } from 'mobx-react-lite'
import { bookingStore } from '#entities/booking'
import { delayWords } from '#entities/notification'
import { CallUs } from '#entities/organization'
import type { TooMany } from '#shared/api/too-many'
import { useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/feedback/message'
import { t } from '../../lazy-texts'

/** Message that too many times are taken from the visitor's network, with two ways on. */
export const TooManyTimes = observer(function TooManyTimes({ of: { seconds } }: { readonly of: TooMany }) {
  const { booking } = useStore(bookingStore)
  return (
    <Message tone="error" title={t('tooManyTimes')}>
      <p>
        {seconds === null ? t('tooManyTimesHelp') : t('tooManyTimesUntil', { delay: delayWords(seconds) })}
        <CallUs number={booking?.organization?.phone_number} />
      </p>
    </Message>
  )
})
