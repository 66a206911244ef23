import { observer } from 'mobx-react-lite'
import { HoldNotice, holdStore } from '#entities/booking'
import { moneyOf, moneyWords } from '#entities/payment'
import { sessionStore } from '#entities/session'
import { useStore, useStores } from '#shared/store/use-store'
import { Message } from '#shared/ui/message'
import { t } from '../texts'

/** Message that the held time has expired, with what is paid (RC-10), or its remaining time. */
export const HoldHead = observer(function HoldHead() {
  const { hasExpired } = useStore(holdStore)
  const money = moneyOf(useStores(), useStore(sessionStore).token)
  return (
    <>
      {hasExpired && (
        <Message tone="warning" role="alert">
          <p>{t('expired')}</p>
          {money && moneyWords(money, 'kept').map((text) => <p key={text}>{text}</p>)}
        </Message>
      )}
      <HoldNotice />
    </>
  )
})
