import { observer } from 'mobx-react-lite'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/button'
import { Message } from '#shared/ui/message'
import { bookingStore } from '../model/booking-store'
import { t } from '../texts'

/** Says that the rows and the total above are older than what was asked for last, and reads them anew on request. */
export const RefreshFailed = observer(function RefreshFailed() {
  const { resource } = useStore(bookingStore)
  if (resource.state.status !== 'failed') return null
  return (
    <Message tone="error" role="alert" action={<Button onClick={() => void resource.load()}>{t('retry')}</Button>}>
      {t('refreshFailed')}
    </Message>
  )
})
