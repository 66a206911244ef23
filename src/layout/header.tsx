import { observer } from 'mobx-react-lite'
import { Fragment, type MouseEvent } from 'react'
import { NavLink } from 'react-router-dom'
import { registryPort, STEP_HEADING_ID, wizardStore } from '#entities/process'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { t } from '../texts'
import styles from './header.module.css'

/** The logo with a link to the chain's site, and a tab per routed process (RT-05, RT-07). */
export function Header() {
  const { brand } = useStore(configPort)
  const { routed } = useStore(registryPort)
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={`wrap ${styles.row}`}>
        <a className={styles.logo} href={brand.url} aria-label={t('logoLabel', { brand: brand.name })}>
          <span className={styles.image} aria-hidden="true" />
        </a>
        <nav className={styles.tabs} aria-label={t('tabsLabel')}>
          <ul>
            {routed.map(({ type, path, tab }) => (
              <li key={type}>
                {/* An explicit label, because screen readers read a <wbr> as a space. */}
                <NavLink to={path} aria-label={tab}>
                  {/* One child, because Firefox lays out each text around a <wbr> as a flex item of its own. */}
                  <span>{breakable(tab)}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}

/** Leads to the heading of the open step, or else to the content of the page. */
const SkipLink = observer(function SkipLink() {
  const { active } = useStore(wizardStore)
  const id = active ? STEP_HEADING_ID : 'content'
  const jump = (event: MouseEvent): void => {
    // The address would keep the place, and the browser would look for it on every later step.
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <a className={styles.skip} href={`#${id}`} onClick={jump}>
      {t('skipToContent')}
    </a>
  )
})

/** Inserts a line break opportunity after each slash, as in 'Varauksen muokkaus/peruutus'. */
const breakable = (text: string) =>
  text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
