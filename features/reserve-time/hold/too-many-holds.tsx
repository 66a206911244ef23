import { observer } from 'mobx-react-lite'
import { bookingStore } from '#entities/booking'
import { CallUs } from '#entities/organization'
import { useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/feedback/message'
import { t } from './texts'

/** Message that too many times are held from the visitor's network, with two ways on. */
export const TooManyHolds = observer(function TooManyHolds() {
  const { booking } = useStore(bookingStore)
  return (
    <Message tone="error" title={t('tooManyHolds')}>
      <p>
        {t('tooManyHoldsHelp')}
        <CallUs number={booking?.organization?.phone_number} />
      </p>
    </Message>
  )
})
