import { useEffect } from 'react'
import { settingsStore } from '#features/give-consent'
import { useStore } from '#shared/store/use-store'

/** URL hash that opens the consent settings. */
export const SETTINGS_HASH = '#evasteasetukset'

/**
 * Opens the settings if the URL has their hash: on this page, also before this code has loaded, or from another page.
 */
export function useSettingsLink(): void {
  const { open } = useStore(settingsStore)
  useEffect(() => {
    const follow = (): void => {
      const { hash, pathname, search } = window.location
      if (hash !== SETTINGS_HASH) return
      // Removes the hash, so that a reload does not open them again.
      window.history.replaceState(window.history.state, '', pathname + search)
      open()
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [open])
}
