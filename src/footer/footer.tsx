import { lazy, Suspense, useState, type ComponentType } from 'react'
import { whenIdle } from '#shared/store/when-idle'
import styles from './footer.module.css'

const RETRY_MS = 3000

const loadContent = async () => ({
  default: (await import(/* webpackChunkName: "idle" */ './footer-content')).FooterContent,
})

/** Retries until it succeeds. No visitor waits for this code. */
const loadWithRetry = (): ReturnType<typeof loadContent> =>
  loadContent().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(loadWithRetry))

let Content: ComponentType = lazy(() => whenIdle().then(loadWithRetry))

/** Loads the code without waiting for idle time, for prerendering. */
export async function preloadFooter(): Promise<void> {
  Content = (await loadContent()).default
}

/**
 * The footer. Its content is prerendered and its links work without code. The code loads when the browser is idle,
 * together with code that no visitor waits for: reporting and the consent dialog.
 */
export function Footer() {
  const [InitialContent] = useState(() => Content)
  return (
    <Suspense fallback={<footer className={styles.footer} />}>
      <InitialContent />
    </Suspense>
  )
}
