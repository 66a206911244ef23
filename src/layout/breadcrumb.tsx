import type { RoutedProcess } from '#entities/process'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { AppLink } from '../navigation/app-link'
import { t } from '../texts'
import styles from './breadcrumb.module.css'

/** The breadcrumb: Etusivu, Huolto and the open process (RT-08). */
export function Breadcrumb({ definition }: { readonly definition: Pick<RoutedProcess, 'path' | 'breadcrumb'> }) {
  const { brand } = useStore(configPort)
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumbLabel')}>
      <ol>
        <li>
          <a href={brand.url}>{t('home')}</a>
        </li>
        <li>
          <a href={brand.serviceUrl}>{t('service')}</a>
        </li>
        <li>
          <AppLink to={definition.path} aria-current="page">
            {definition.breadcrumb}
          </AppLink>
        </li>
      </ol>
    </nav>
  )
}
