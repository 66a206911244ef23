import { useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/button'
import { t } from '../ask-texts'
import { consentStore } from '../model/consent-store'
import { settingsStore } from '../model/settings-store'
import styles from './consent-banner.module.css'
import { useFocusBack } from './use-focus-back'
import { useRoom } from './use-room'

/**
 * Asks once, in the way of nothing: it takes no focus and keeps none. It stands first in the page, so that whoever goes by
 * keyboard or hears the page meets it before what it lies over.
 */
export function ConsentBanner() {
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])
  return createPortal(<Banner />, place)
}

function Banner() {
  const { decide } = useStore(consentStore)
  const { open } = useStore(settingsStore)
  const { links } = useStore(configPort)
  const id = useId()
  const banner = useRef<HTMLElement>(null)
  useRoom(banner)
  useFocusBack(banner)
  const answer = (isYes: boolean) => () => decide({ analytics: isYes, marketing: isYes })
  return (
    <section ref={banner} className={styles.banner} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id}>{t('bannerTitle')}</h2>
        <p>
          {t('bannerText')} {links.privacy && <a href={links.privacy}>{t('policyLink')}</a>}
        </p>
      </div>
      <div className={styles.actions}>
        <Button onClick={answer(false)}>{t('rejectAll')}</Button>
        <Button onClick={answer(true)}>{t('acceptAll')}</Button>
        <Button variant="text" onClick={open}>
          {t('settings')}
        </Button>
      </div>
    </section>
  )
}
