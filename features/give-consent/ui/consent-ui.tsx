import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '#shared/store/use-store'
import { consentStore } from '../model/consent-store'
import { settingsStore } from '../model/settings-store'
import { ConsentBanner } from './consent-banner'
import { ConsentSettings } from './consent-settings'

/** The banner while consent is asked for, and the settings while they are open. */
export const ConsentUi = observer(function ConsentUi() {
  const store = useStore(consentStore)
  const { isOpen } = useStore(settingsStore)
  useEffect(() => store.begin(), [store])
  return (
    <>
      {store.isAsking && <ConsentBanner />}
      {isOpen && <ConsentSettings />}
    </>
  )
})
