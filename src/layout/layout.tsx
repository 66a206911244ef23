import type { ReactNode } from 'react'
import { BottomBarOutlet, BottomBarProvider } from '#shared/ui/layout/outlets'
import { t } from '../texts'
import { Footer } from './footer'
import { Header } from './header'
import styles from './layout.module.css'
import { DeferredNotifications } from '../deferred/deferred-notifications'
import { observer } from 'mobx-react-lite'
import { wizardStore } from '#entities/process'
import { useSilentValues } from '#shared/form/use-silent-values'
import { useStore } from '#shared/store/use-store'
import { LiveRegion } from '#shared/ui/feedback/live-region'

/** The frame of every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  useSilentValues()
  return (
    <BottomBarProvider>
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

/** Announces a change of step. Mounted from the start, because a region inserted with its text is not read (WZ-14). */
const Announcer = observer(function Announcer() {
  const { moves, index, steps, active } = useStore(wizardStore)
  const message =
    moves > 0 && active ? t('stepChanged', { current: index + 1, total: steps.length, step: active.label }) : ''
  return <LiveRegion>{message}</LiveRegion>
})
