import type { ReactNode } from 'react'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { BottomBarOutlet, BottomBarProvider } from '#shared/ui/outlets'
import { t } from '../texts'
import { Announcer } from './announcer'
import { Header } from './header'
import styles from './layout.module.css'
import { Notifications } from './notifications'

const YEAR = new Date().getFullYear()

/** What every page has around it. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { brand } = useStore(configPort)
  return (
    <BottomBarProvider>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        <div className="wrap">{children}</div>
      </main>
      <footer className={styles.footer}>
        <div className="wrap">
          <p>{t('copyright', { year: YEAR, brand: brand.name })}</p>
        </div>
      </footer>
      <BottomBarOutlet className={styles.bar} />
      <Notifications />
      <Announcer />
    </BottomBarProvider>
  )
}
