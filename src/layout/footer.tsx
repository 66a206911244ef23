import { lazy, Suspense, useState, type ComponentType } from 'react'
import { whenIdle } from '../later/when-idle'
import styles from './footer.module.css'

const AGAIN_MS = 3000

const fetchFoot = async () => ({ default: (await import(/* webpackChunkName: "foot" */ '../foot/foot')).Foot })

/** Until it comes: nothing that a visitor is doing is worth less than this. */
const patiently = (): ReturnType<typeof fetchFoot> =>
  fetchFoot().catch(() => new Promise((wake) => setTimeout(wake, AGAIN_MS)).then(patiently))

let Foot: ComponentType = lazy(() => whenIdle().then(patiently))

/** Fetches its code ahead of time, where there is no rest to wait for. */
export async function preloadFoot(): Promise<void> {
  Foot = (await fetchFoot()).default
}

/**
 * The foot of the page. Its words are drawn ahead of time, and its links work as they stand there; its code comes once the
 * page has come to rest, and what nobody waits for with it: reporting, and the question of consent.
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
