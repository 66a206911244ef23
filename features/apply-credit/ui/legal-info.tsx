import { legalLinks } from '#entities/credit'
import type { PaymentMethod } from '#shared/api/nouns/credit'
import { t } from '../texts'
import styles from './credit-account.module.css'

/** Links to the terms on the bank's pages. */
export function LegalInfo({ method, price }: { readonly method: PaymentMethod; readonly price: number }) {
  const links = legalLinks(method, price)
  if (links.length === 0) return null
  return (
    <div className={styles.legal}>
      <p>{t('legalInfo')}</p>
      {links.map(({ name, href }) => (
        <a key={href} href={href} target="_blank" rel="noopener noreferrer">
          {name} {t('newTab')}
        </a>
      ))}
    </div>
  )
}
