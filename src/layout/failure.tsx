import { leaveWithoutPrompt } from '#shared/leave-page'
import { Button } from '#shared/ui/action/button'
import { State } from '#shared/ui/feedback/state'
import { StoresContext } from '#shared/store/use-store'
import { reportCrash } from '../reporting/report-crash'
import { t } from '../texts'
import styles from './layout.module.css'
import { Component, type ContextType, type ReactNode } from 'react'

const reload = (): void => leaveWithoutPrompt(() => window.location.reload())

/** An error message with a button that reloads the page. */
export const Failure = () => (
  <State
    page
    tone="error"
    title={t('unexpectedTitle')}
    actions={
      <Button variant="primary" onClick={reload}>
        {t('reload')}
      </Button>
    }
  >
    {t('unexpectedText')}
  </State>
)

/** The same message as a whole page (RT-13). */
export const PageFailure = () => (
  <main className={styles.main}>
    <div className="wrap">
      <Failure />
    </div>
  </main>
)

interface Props {
  /** Rendered in place of children that throw. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Catches errors thrown during rendering. React itself reports them to the console. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  static override contextType = StoresContext
  declare context: ContextType<typeof StoresContext>
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    if (this.context) reportCrash(this.context)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
