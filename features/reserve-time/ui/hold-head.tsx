import { observer } from 'mobx-react-lite'
import { HoldNotice, holdStore } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/message'
import { t } from '../texts'

/** What is to be said first: that the time ran out, or for how long it is still held. */
export const HoldHead = observer(function HoldHead() {
  const { hasExpired } = useStore(holdStore)
  return (
    <>
      {hasExpired && (
        <Message tone="warning" role="alert">
          {t('expired')}
        </Message>
      )}
      <HoldNotice />
    </>
  )
})
