import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import type { RoutedProcess } from '#entities/process'
import styles from './page-head.module.css'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { shellStore } from '../deferred/shell-store'
import { t } from '../texts'
import crumbs from './breadcrumb.module.css'

interface Props {
  readonly definition: RoutedProcess
  readonly heading: string
  /** True on later steps, where the info text of the tab is collapsed beside the heading. */
  readonly hasInfo: boolean
}

/** The breadcrumb, the page's only h1 and the collapsed info text. */
export const PageHead = observer(function PageHead({ definition, heading, hasInfo }: Props) {
  const { shell } = useStore(shellStore)
  return (
    <div className={hasInfo ? styles.row : styles.head}>
      <div>
        <Breadcrumb definition={definition} />
        <h1>{heading}</h1>
      </div>
      {hasInfo && shell && <shell.FoldedInfoText key={definition.infoTextCode} code={definition.infoTextCode} />}
    </div>
  )
})

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
          <Link to={definition.path} aria-current="page">
            {definition.breadcrumb}
          </Link>
        </li>
      </ol>
    </nav>
  )
}
