import type { RoutedProcess } from '#entities/process'
import { Breadcrumb } from './breadcrumb'
import { InfoText } from './info-text'
import styles from './page-head.module.css'

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
