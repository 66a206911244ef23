import { lazy, Suspense, useState, type ComponentType } from 'react'
import { whenIdle } from '../later/when-idle'
import styles from './footer.module.css'

const AGAIN_MS = 3000

const fetchFoot = async () => ({ default: (await import(/* webpackChunkName: "foot" */ '../foot/foot')).Foot })

/** Retries until it succeeds. No visitor waits for this code. */
const patiently = (): ReturnType<typeof fetchFoot> =>
  fetchFoot().catch(() => new Promise((wake) => setTimeout(wake, AGAIN_MS)).then(patiently))

let Foot: ComponentType = lazy(() => whenIdle().then(patiently))

/** Loads the code without waiting for idle time, for prerendering. */
export async function preloadFoot(): Promise<void> {
  Foot = (await fetchFoot()).default
}

/**
 * The footer. Its content is prerendered and its links work without code. The code loads when the browser is idle,
 * together with code that no visitor waits for: reporting and the consent dialog.
 */
export function Footer() {
  const [Part] = useState(() => Foot)
  return (
    <footer className={styles.footer}>
      <Suspense>
        <Part />
      </Suspense>
    </footer>
  )
}
