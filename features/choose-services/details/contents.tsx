import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { notificationStore } from '#entities/notification'
import { ensureLoaded } from '#shared/store/on-demand'
import { useStore } from '#shared/store/use-store'
import type { ChooseServicesStore } from '../step/choose-services-store'
import { t } from '../texts'
import { lazyChunkStore } from '../step/lazy'
import { rowsOf } from '../sections/service-row'

/** Opens the details dialog of the selected service. The chunk of the dialog loads on first use. */
export const Contents = observer(function Contents({ store }: { readonly store: ChooseServicesStore }) {
  const { service, close, fail } = store.contents
  const notifications = useStore(notificationStore)
  const code = useStore(lazyChunkStore)
  useEffect(() => {
    const load = async (): Promise<void> => {
      if (await ensureLoaded(code)) return
      notifications.error(t('detailsFailed'))
      fail()
    }
    if (service) void load()
  }, [service, code, notifications, fail])
  const chunk = code.latest
  return service && chunk ? (
    <chunk.ContentsDialog service={service} store={store} row={rowsOf(store)} onClose={close} />
  ) : null
})
