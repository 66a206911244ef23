import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { Checkbox } from '#shared/ui/form/checkbox'
import { Tag } from '#shared/ui/text/tag'
import { t } from '../ask-texts'
import type { StoredItem } from '../model/stored-items'
import styles from './consent-settings.module.css'

interface Props {
  readonly name: string
  readonly text: string
  readonly items: readonly StoredItem[]
  /** Who stores the items. The default is the chain itself. */
  readonly provider?: string
  readonly isAllowed?: boolean
  /** Undefined if the category is always on. */
  readonly onChange?: (isAllowed: boolean) => void
}

/** A purpose with the items stored for it. */
export function ConsentCategory({ name, text, items, provider, isAllowed, onChange }: Props) {
  const { brand } = useStore(configPort)
  return (
    <section className={styles.category}>
      {onChange ? (
        <Checkbox
          className={styles.name}
          label={name}
          note={text}
          checked={isAllowed}
          onChange={(event) => onChange(event.target.checked)}
        />
      ) : (
        <>
          <h3 className={styles.name}>
            {name} <Tag>{t('alwaysOn')}</Tag>
          </h3>
          <p>{text}</p>
        </>
      )}
      <details>
        <summary>
          {t('details')}
          <span className="visually-hidden">: {name}</span>
        </summary>
        <ul>
          {items.map(({ names, purpose, retention }) => (
            <li key={names.join(' ')}>
              <p className={styles.names}>{names.join(', ')}</p>
              <dl>
                <Row term={t('provider')} value={provider ?? brand.name} />
                <Row term={t('purpose')} value={purpose} />
                <Row term={t('retention')} value={retention} />
              </dl>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

const Row = ({ term, value }: { readonly term: string; readonly value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
)
