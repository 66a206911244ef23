import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { wizardStore } from '#entities/process'
import { Consent, settingsStore } from '#features/give-consent'
import { replaceAddress } from '#shared/address'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { CompanyText } from '#shared/ui/text/company-text'
import styles from './footer.module.css'
import { ACCESSIBILITY_STATEMENT_PATH } from '../accessibility-statement/accessibility-statement-path'
import { t } from './texts'
import { reporterStore, type Reporter } from '../reporting/reporter'

/** The build year, set by the bundler. The first render must equal the prerendered one. */
declare const BUILD_YEAR: number

const never = (): (() => void) => () => {}
const thisYear = (): number => new Date().getFullYear()

/** The footer: copyright and links of every page. Its chunk also contains the code that no visitor waits for. */
export const FooterContent = observer(function FooterContent() {
  const { brand, company, links, withdrawal } = useStore(configPort)
  const { open } = useStore(settingsStore)
  const year = useSyncExternalStore(never, thisYear, () => BUILD_YEAR)
  const reporter = useReporting()
  const { process, active, moves } = useStore(wizardStore)
  const { pathname } = useLocation()
  useEffect(() => {
    reporter.at(pathname)
  }, [reporter, pathname, process, active])
  useSettingsLink()
  return (
    <>
      {/* Made anew for each step, so that it does not move while the content above it grows. */}
      <footer key={moves} className={styles.footer}>
        <div className={`wrap ${styles.row}`}>
          <p translate="no">{t('copyright', { year, brand: brand.name })}</p>
          <ul>
            {links.contact && <Item href={links.contact} text={t('contact')} />}
            {links.privacy && <Item href={links.privacy} text={t('privacy')} />}
            {links.accessibility ? (
              <Item href={links.accessibility} text={t('accessibility')} />
            ) : (
              <li>
                <Link to={ACCESSIBILITY_STATEMENT_PATH}>{t('accessibility')}</Link>
              </li>
            )}
            <li>
              {/* A link, so that it works before its code has loaded and that other pages can link to the settings. */}
              <a
                href={SETTINGS_HASH}
                onClick={(event) => {
                  event.preventDefault()
                  open()
                }}
              >
                {t('cookies')}
              </a>
            </li>
            {links.terms && <Item href={links.terms} text={t('terms')} />}
            {withdrawal && (
              <Suspense>
                <WithdrawalItem />
              </Suspense>
            )}
          </ul>
          {company && (
            <p className={styles.company}>
              <CompanyText company={company} />
            </p>
          )}
        </div>
      </footer>
      <div className={styles.small}>
        <Consent />
      </div>
    </>
  )
})

/** Only a chain that grants the right of withdrawal loads the code. Without it the page has no other fault. */
const WithdrawalItem = lazy(async () => ({
  default: await import(/* webpackChunkName: "withdraw" */ './withdrawal-item').then(
    ({ WithdrawalItem: Loaded }) => Loaded,
    () => Nothing,
  ),
}))

const Nothing = () => null

const Item = ({ href, text }: { readonly href: string; readonly text: string }) => (
  <li>
    <a href={href}>{text}</a>
  </li>
)

/** URL hash that opens the consent settings. */
const SETTINGS_HASH = '#evasteasetukset'

/**
 * Opens the settings if the URL has their hash: on this page, also before this code has loaded, or from another page.
 */
function useSettingsLink(): void {
  const { open } = useStore(settingsStore)
  useEffect(() => {
    const follow = (): void => {
      const { hash, pathname, search } = window.location
      if (hash !== SETTINGS_HASH) return
      // Removes the hash, so that a reload does not open them again.
      replaceAddress(pathname + search)
      open()
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [open])
}

/** Returns the reporter and starts it when the component mounts. */
function useReporting(): Reporter {
  const reporter = useStore(reporterStore)
  useEffect(() => reporter.begin(), [reporter])
  return reporter
}
