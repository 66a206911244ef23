import type { ReactNode } from 'react'
import { BottomBarOutlet, BottomBarProvider } from '#shared/ui/layout/outlets'
import { t } from '../texts'
import { Announcer } from './announcer'
import { Footer } from './footer'
import { Header } from './header'
import styles from './layout.module.css'
import { DeferredNotifications } from '../deferred/deferred-notifications'

/** The frame of every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <BottomBarProvider>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        <div className="wrap">{children}</div>
      </main>
      <Footer />
      <BottomBarOutlet className={styles.bar} />
      <DeferredNotifications />
      <Announcer />
    </BottomBarProvider>
  )
}
