import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import styles from './statement-page.module.css'
import { t, UPDATED } from './texts'

const ISSUES = ['issuePayment', 'issueLetters'] as const

/** The statement's mandatory content: conformance, assessment method, feedback and supervisory authority. */
export function StatementText() {
  const { brand, accessibilityEmail: email } = useStore(configPort)
  return (
    <div className={styles.text}>
      <p>{t('intro', { brand: brand.name })}</p>
      <p>{t('law')}</p>
      <h2>{t('statusTitle')}</h2>
      <p>{t('status')}</p>
      <ul>
        {ISSUES.map((issue) => (
          <li key={issue}>{t(issue)}</li>
        ))}
      </ul>
      <h2>{t('assessedTitle')}</h2>
      <p>{t('assessed')}</p>
      <p>{t('notAssessed')}</p>
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
      <p>{t('updated', { date: UPDATED })}</p>
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
