import type { ProductSuggestion } from '#shared/api/nouns/products'
import { Icon } from '#shared/ui/text/icon'
import { t } from './texts'
import styles from './contents-dialog.module.css'

/** Works of a service with the spare parts of each. Works without a description are left out. */
export function ServiceParts({ rows }: { readonly rows: ProductSuggestion['suggestion_sub_rows'] }) {
  const works = rows.filter(({ description }) => description !== '')
  if (works.length === 0) return null
  return (
    <section className={styles.parts}>
      <h3>{t('includes')}</h3>
      <ul>
        {works.map(({ description, spareParts }) => {
          const parts = spareParts.map((part) => part.description).filter(Boolean)
          return (
            <li key={description}>
              <Icon name="check" />
              <span>
                {description}
                {parts.length > 0 && <small>{t('spareParts', { parts: parts.join('; ') })}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
