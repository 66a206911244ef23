import { observer } from 'mobx-react-lite'
import { HoldNotice, holdStore } from '#entities/booking'
import { useStore } from '#shared/store/use-store'
import { Message } from '#shared/ui/feedback/message'
import { t } from '../texts'

/** Message that the held time has expired, or its remaining time. */
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
