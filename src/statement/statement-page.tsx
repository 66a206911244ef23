import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { FeedbackForm } from '#features/give-feedback'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { Panel } from '#shared/ui/layout/panel'
import { Breadcrumb } from '../layout/breadcrumb'
import head from '../layout/page-head.module.css'
import { t as shell } from '../texts'
import { STATEMENT_PATH } from './statement-path'
import styles from './statement-page.module.css'
import { StatementText } from './statement-text'
import { t } from './texts'

/** The accessibility statement with its feedback form. */
export function StatementPage() {
  const { brand } = useStore(configPort)
  const heading = useRef<HTMLHeadingElement>(null)
  const isFromHere = useNavigationType() === NavigationType.Push
  useEffect(() => {
    if (!isFromHere) return
    document.documentElement.scrollTop = 0
    heading.current?.focus({ preventScroll: true })
  }, [isFromHere])
  return (
    <>
      <title>{shell('documentTitle', { page: t('title'), brand: brand.name })}</title>
      <div className={head.head}>
        <Breadcrumb definition={{ path: STATEMENT_PATH, breadcrumb: t('title') }} />
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
      </div>
      <Panel roomy narrow className={styles.panel}>
        <StatementText />
      </Panel>
      <Panel roomy narrow className={styles.panel}>
        <FeedbackForm />
      </Panel>
    </>
  )
}
