import { useEffect } from 'react'
import { settingsStore } from '#features/give-consent'
import { useStore } from '#shared/store/use-store'

/** The end of an address that opens the settings. */
export const SETTINGS_HASH = '#evasteasetukset'

/** Opens the settings where the address says so: a link was followed, here before this code came, or on another page. */
export function useSettingsLink(): void {
  const { open } = useStore(settingsStore)
  useEffect(() => {
    const follow = (): void => {
      const { hash, pathname, search } = window.location
      if (hash !== SETTINGS_HASH) return
      // Once: a reload does not open them again.
      window.history.replaceState(window.history.state, '', pathname + search)
      open()
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [open])
}
