import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { FeedbackForm } from '#features/give-feedback'
import { configPort } from '#shared/config/config'
import { formatDate } from '#shared/date/finnish'
import { useStore } from '#shared/store/use-store'
import { WithName } from '#shared/ui/text/with-name'
import { Panel } from '#shared/ui/layout/panel'
import { Breadcrumb } from '../layout/page-head'
import head from '../layout/page-head.module.css'
import { t as shell } from '../texts'
import { ACCESSIBILITY_STATEMENT_PATH } from './accessibility-statement-path'
import styles from './accessibility-statement-page.module.css'
import { t } from './texts'

/** The accessibility statement with its feedback form. */
export function AccessibilityStatementPage() {
  const { brand } = useStore(configPort)
  const heading = useRef<HTMLHeadingElement>(null)
  const isFromHere = useNavigationType() === NavigationType.Push
  useEffect(() => {
    if (!isFromHere) return
    document.documentElement.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [isFromHere])
  return (
    <>
      <title>{shell('documentTitle', { page: t('title'), brand: brand.name })}</title>
      <div className={head.head}>
        <Breadcrumb definition={{ path: ACCESSIBILITY_STATEMENT_PATH, breadcrumb: t('title') }} />
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
      </div>
      <Panel roomy narrow className={styles.panel}>
        <AccessibilityStatementText />
      </Panel>
      <Panel roomy narrow className={styles.panel}>
        <FeedbackForm />
      </Panel>
    </>
  )
}

/**
 * The accessibility statement's mandatory content: conformance, assessment method, feedback and supervisory authority.
 * What it says of the page is the chain's own finding (LW-07).
 */
function AccessibilityStatementText() {
  const { brand, accessibilityEmail: email, accessibility } = useStore(configPort)
  const { assessed, gaps, updated } = accessibility
  return (
    <div className={styles.text}>
      <p>
        <WithName text={t('intro', { brand: brand.name })} name={brand.name} />
      </p>
      <p>{t('law')}</p>
      <h2>{t('statusTitle')}</h2>
      <p>{t(assessed?.result ?? 'notAssessed')}</p>
      {gaps.length > 0 && (
        <>
          <p>{t('gaps')}</p>
          <ul>
            {gaps.map(({ text, found }) => (
              <li key={text}>{t('gap', { text, date: formatDate(found) })}</li>
            ))}
          </ul>
        </>
      )}
      {assessed && (
        <>
          <h2>{t('assessedTitle')}</h2>
          <p>{assessed.method}</p>
          <p>{t('assessedOn', { date: formatDate(assessed.on) })}</p>
        </>
      )}
      <h2>{t('reportTitle')}</h2>
      <p>{email ? <ByMail email={email} /> : t('reportByForm')}</p>
      <h2>{t('authorityTitle')}</h2>
      <p>{t('authority')}</p>
      <address>
        {t('authorityUnit')}
        <br />
        <a href="https://www.saavutettavuusvaatimukset.fi/">{t('authoritySite')}</a>
        <br />
        <a href={`mailto:${t('authorityMail')}`}>{t('authorityMail')}</a>
        <br />
        {t('authorityPhone')}
      </address>
      {updated && <p>{t('updated', { date: formatDate(updated) })}</p>}
    </div>
  )
}

/** The sentence with its e-mail address as a link. */
function ByMail({ email }: { readonly email: string }) {
  const [before, after] = t('reportByMail', { email }).split(email)
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  )
}
