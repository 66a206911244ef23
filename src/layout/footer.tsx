import { useSyncExternalStore } from 'react'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { t } from '../texts'
import styles from './footer.module.css'

/** The year in which the app was built, set by the bundler: what was drawn then is what is drawn first. */
declare const BUILD_YEAR: number

const never = (): (() => void) => () => {}
const thisYear = (): number => new Date().getFullYear()
const LINKS = ['contact', 'privacy', 'accessibility', 'terms'] as const

/** The copyright, and the links that the chain has set. */
export function Footer() {
  const { brand, links } = useStore(configPort)
  const year = useSyncExternalStore(never, thisYear, () => BUILD_YEAR)
  const shown = LINKS.flatMap((name) => (links[name] ? [{ name, href: links[name] }] : []))
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.row}`}>
        <p>{t('copyright', { year, brand: brand.name })}</p>
        {shown.length > 0 && (
          <ul>
            {shown.map(({ name, href }) => (
              <li key={name}>
                <a href={href}>{t(name)}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  )
}
