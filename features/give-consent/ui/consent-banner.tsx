import { useId, useLayoutEffect, useRef, useState, type RefObject, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { t } from '../texts'
import { consentStore } from '../model/consent-store'
import { settingsStore } from '../model/settings-store'
import styles from './consent-banner.module.css'

/**
 * Asks for consent without a modal: it neither takes nor traps the focus. It is first in the document, so that keyboard
 * and screen reader users reach it before the content it overlays.
 */
export function ConsentBanner() {
  const [container] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    document.body.prepend(container)
    return () => container.remove()
  }, [container])
  return createPortal(<Banner />, container)
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

/**
 * Publishes the height that the banner covers as a CSS property. The page uses it as bottom padding, scroll padding and
 * the offset of the bar with the next step.
 */
function useCoveredHeight(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const measure = (): void => {
      const top = banner.current?.getBoundingClientRect().top ?? window.innerHeight
      style.setProperty('--consent-room', `${Math.ceil(window.innerHeight - top)}px`)
    }
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    if (banner.current) observer?.observe(banner.current)
    return () => {
      observer?.disconnect()
      style.removeProperty('--consent-room')
    }
  }, [banner])
}

/** Restores the previous focus when the element that contains it is removed. */
function useFocusBack(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    let from: HTMLElement | null = null
    const onFocusIn = ({ relatedTarget }: FocusEvent): void => {
      const isElsewhere = relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)
      if (isElsewhere && relatedTarget !== document.body && !relatedTarget.closest('dialog, [role=dialog]'))
        from = relatedTarget
    }
    element.addEventListener('focusin', onFocusIn)
    return () => {
      element.removeEventListener('focusin', onFocusIn)
      // Runs after React has removed the buttons.
      setTimeout(() => {
        if (element.isConnected || document.activeElement !== document.body) return
        const target = from?.isConnected ? from : document.getElementById('content')
        target?.focus({ preventScroll: true })
      })
    }
  }, [box])
}
