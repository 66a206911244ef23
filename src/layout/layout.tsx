import { useEffect, type ReactNode } from 'react'
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
import { announce, Announcer } from '#shared/ui/feedback/announce'

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
      <StepAnnouncements />
    </BottomBarProvider>
  )
}

/** Announces a change of step (WZ-14), except the last one, which announces the booking. */
const StepAnnouncements = observer(function StepAnnouncements() {
  const { moves, index, steps, active, next } = useStore(wizardStore)
  const message =
    moves > 0 && active && next ? t('stepChanged', { current: index + 1, total: steps.length, step: active.label }) : ''
  useEffect(() => {
    if (message) announce(message)
  }, [message, moves])
  return null
})
