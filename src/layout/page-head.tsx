import type { RoutedProcess } from '#entities/process'
import { InfoText } from './info-text'
import styles from './page-head.module.css'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { AppLink } from '../navigation/app-link'
import { t } from '../texts'
import crumbs from './breadcrumb.module.css'

interface Props {
  readonly definition: RoutedProcess
  readonly heading: string
  /** Null if no info text is shown. */
  readonly info: { readonly isFolded: boolean } | null
}

/** The breadcrumb, the page's only h1 and the info text of its tab. */
export function PageHead({ definition, heading, info }: Props) {
  return (
    <div className={info?.isFolded ? styles.row : styles.head}>
      <div>
        <Breadcrumb definition={definition} />
        <h1>{heading}</h1>
      </div>
      {info && <InfoText key={definition.infoTextCode} code={definition.infoTextCode} isFolded={info.isFolded} />}
    </div>
  )
}

/** The breadcrumb: Etusivu, Huolto and the open process (RT-08). */
export function Breadcrumb({ definition }: { readonly definition: Pick<RoutedProcess, 'path' | 'breadcrumb'> }) {
  const { brand } = useStore(configPort)
  return (
    <nav className={crumbs.crumbs} aria-label={t('breadcrumbLabel')}>
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
