import { lazy, Suspense, useState, type ComponentType } from 'react'
import { whenIdle } from '../later/when-idle'
import styles from './footer.module.css'

const AGAIN_MS = 3000

let loaded: ComponentType | undefined

/** Fetches the code of the page's foot ahead of time. */
export const preloadFoot = async (): Promise<ComponentType> =>
  (loaded ??= (await import(/* webpackChunkName: "foot" */ '../foot/foot')).Foot)

/** Until it comes: nothing that a visitor is doing is worth less than this. */
const patiently = (): Promise<ComponentType> =>
  preloadFoot().catch(() => new Promise((wake) => setTimeout(wake, AGAIN_MS)).then(patiently))

const Later = lazy(async () => {
  await whenIdle()
  return { default: await patiently() }
})

/**
 * The foot of the page. Its words are drawn ahead of time, and its links work as they stand there; its code comes once the
 * page has come to rest, and what nobody waits for with it: reporting, and the question of consent.
 */
export function Footer() {
  const [Foot] = useState<ComponentType>(() => loaded ?? Later)
  return (
    <footer className={styles.footer}>
      <Suspense>
        <Foot />
      </Suspense>
    </footer>
  )
}
