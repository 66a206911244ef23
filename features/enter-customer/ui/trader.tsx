import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { CompanyText } from '#shared/ui/text/company-text'
import { VisuallyHidden } from '#shared/ui/text/visually-hidden'
import type { Ending } from '../model/words-of'
import { t } from '../texts'
import styles from './trader.module.css'

interface Props {
  /** Ending of the texts' keys. */
  readonly ending: Ending
}

/** The trader and its terms, right above the button that sends the booking (LW-01). */
export function BeforeSending({ ending }: Props) {
  const { terms } = useStore(configPort).links
  return (
    <div className={styles.before}>
      <Trader />
      {terms && <Terms ending={ending} href={terms} />}
    </div>
  )
}

/** The trader at the end of the page, where the button is in the bottom bar. */
export const TraderBelow = () => (
  <div className={styles.below}>
    <Trader />
  </div>
)

function Trader() {
  const { company, links } = useStore(configPort)
  return (
    <>
      {company && (
        <p>
          {t('trader')} <CompanyText company={company} />.
        </p>
      )}
      {links.privacy && (
        <p>
          {t('read')} <NewTab href={links.privacy} name={t('privacyLink')} />.
        </p>
      )}
    </>
  )
}

/** What the visitor accepts by sending the booking. */
export const Terms = ({ ending, href }: Props & { readonly href: string }) => (
  <p>
    {t(`accept${ending}`)} <NewTab href={href} name={t('terms')} />.
  </p>
)

/** A new tab, because unsaved input would be lost. */
const NewTab = ({ href, name }: { readonly href: string; readonly name: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {name}
    <VisuallyHidden> {t('newTab')}</VisuallyHidden>
  </a>
)
