import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { notificationStore } from '#entities/notification'
import { Resource } from '#shared/store/resource'
import { useStore } from '#shared/store/use-store'
import type { ChooseServicesStore } from '../model/choose-services-store'
import { t } from '../texts'

/** The dialog of the service that is looked at. Its code comes when the first one is. */
export const Contents = observer(function Contents({ store }: { readonly store: ChooseServicesStore }) {
  const { service, close, fail } = store.contents
  const notifications = useStore(notificationStore)
  const [code] = useState(
    () =>
      new Resource(async () => {
        const { ContentsDialog } = await import(/* webpackChunkName: "service-contents" */ './contents-dialog')
        return ContentsDialog
      }),
  )
  useEffect(() => {
    const load = async (): Promise<void> => {
      if (await code.load()) return
      notifications.error(t('detailsFailed'))
      fail()
    }
    if (service && !code.latest) void load()
  }, [service, code, notifications, fail])
  const Dialog = code.latest
  return service && Dialog ? <Dialog service={service} store={store} onClose={close} /> : null
})
