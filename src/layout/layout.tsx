import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { wizardStore } from '#entities/process'
import { useStore } from '#shared/store/use-store'
import { t } from '../texts'
import { BottomBarOutlet, BottomBarProvider } from '#shared/ui/layout/outlets'
import { Footer } from '../footer/footer'
import { Header } from './header'
import styles from './layout.module.css'
import { DeferredNotifications } from '../deferred/deferred-notifications'
import { useSilentValues } from '#shared/form/use-silent-values'
import { announce, Announcer } from '#shared/ui/feedback/announce'

/** The layout of every page. */
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

/**
 * Announces the step that the visitor has come to (WZ-14). Screen readers often miss the focus on its heading, because the
 * pressed button disappears with the step before (decision 045). The last step is its outcome, which the heading says.
 */
const StepAnnouncements = observer(function StepAnnouncements() {
  const { moves, index, steps, active, next } = useStore(wizardStore)
  const text =
    moves > 0 && active && next ? t('stepReached', { current: index + 1, total: steps.length, step: active.label }) : ''
  useEffect(() => announce(text), [text, moves])
  return null
})
