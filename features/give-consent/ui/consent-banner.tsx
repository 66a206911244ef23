import { useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { t } from '../ask-texts'
import { consentStore } from '../model/consent-store'
import { settingsStore } from '../model/settings-store'
import styles from './consent-banner.module.css'
import { useFocusBack } from './use-focus-back'
import { useCoveredHeight } from './use-covered-height'

/**
 * Asks for consent without a modal: it neither takes nor traps the focus. It is first in the document, so that keyboard
 * and screen reader users reach it before the content it overlays.
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
  useCoveredHeight(banner)
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
