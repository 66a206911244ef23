import { lazy, Suspense, useState, type ComponentType } from 'react'
import { whenIdle } from '#shared/store/when-idle'
import styles from './footer.module.css'

const RETRY_MS = 3000

const loadFoot = async () => ({ default: (await import(/* webpackChunkName: "idle" */ '../foot/foot')).Foot })

/** Retries until it succeeds. No visitor waits for this code. */
const loadFootWithRetry = (): ReturnType<typeof loadFoot> =>
  loadFoot().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(loadFootWithRetry))

let Foot: ComponentType = lazy(() => whenIdle().then(loadFootWithRetry))

/** Loads the code without waiting for idle time, for prerendering. */
export async function preloadFoot(): Promise<void> {
  Foot = (await loadFoot()).default
}

/**
 * The footer. Its content is prerendered and its links work without code. The code loads when the browser is idle,
 * together with code that no visitor waits for: reporting and the consent dialog.
 */
export function Footer() {
  const [InitialFoot] = useState(() => Foot)
  return (
    <Suspense fallback={<footer className={styles.footer} />}>
      <InitialFoot />
    </Suspense>
  )
}
