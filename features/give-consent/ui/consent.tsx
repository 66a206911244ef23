import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { notificationStore } from '#entities/notification'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { settingsStore } from '../model/settings-store'
import { t } from '../texts'
import type * as ConsentUi from './consent-ui'

type Chunk = typeof ConsentUi

/** The consent banner and settings. Loads their code if a tag manager is configured or the settings are opened. */
export const Consent = observer(function Consent() {
  const { tagManager } = useStore(configPort)
  const { isOpen, close } = useStore(settingsStore)
  const notifications = useStore(notificationStore)
  const [chunk, setChunk] = useState<Chunk | null>(null)
  const isNeeded = !chunk && (isOpen || tagManager !== undefined)
  useEffect(() => {
    if (!isNeeded) return
    import(/* webpackChunkName: "apart-consent" */ './consent-ui').then(setChunk, () => {
      // Without the code the visitor is not asked, and nothing is allowed.
      if (isOpen) notifications.error(t('notOpened'))
      close()
    })
  }, [isNeeded, isOpen, close, notifications])
  return chunk && <chunk.ConsentUi />
})
