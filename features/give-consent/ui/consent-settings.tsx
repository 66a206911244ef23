import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Dialog } from '#shared/ui/overlay/dialog'
import { t } from '../texts'
import { USES, type Use } from '../model/consent-record'
import { consentStore } from '../model/consent-store'
import { NO_CONSENT } from '../model/tags'
import { settingsStore } from '../model/settings-store'
import { BY_USE, NECESSARY, type StoredItem } from '../model/stored-items'
import styles from './consent-settings.module.css'
import { configPort } from '#shared/config/config'
import { Checkbox } from '#shared/ui/form/checkbox'
import { Tag } from '#shared/ui/text/tag'

const ALL = { analytics: true, marketing: true }

/** Shows what is stored on this device and why, and lets the visitor choose the optional purposes. */
export const ConsentSettings = observer(function ConsentSettings() {
  const { uses, choices, chosenAt, decide } = useStore(consentStore)
  const { close } = useStore(settingsStore)
  const [selected, setSelected] = useState(choices ?? NO_CONSENT)
  const hasUses = uses.length > 0
  const set = (use: Use) => (isAllowed: boolean) => setSelected({ ...selected, [use]: isAllowed })
  return (
    <Dialog
      open
      onClose={close}
      title={t('title')}
      closeLabel={hasUses ? t('close') : undefined}
      actions={
        hasUses ? (
          <>
            <Button onClick={() => decide(NO_CONSENT)}>{t('rejectAll')}</Button>
            <Button onClick={() => decide(ALL)}>{t('acceptAll')}</Button>
            <Button variant="primary" onClick={() => decide(selected)}>
              {t('save')}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{t('close')}</Button>
        )
      }
    >
      <p>{t(hasUses ? 'intro' : 'introNothing')}</p>
      {chosenAt !== null && hasUses && (
        <p>{t('lastUpdated', { date: new Date(chosenAt).toLocaleDateString('fi-FI') })}</p>
      )}
      <div className={styles.categories}>
        <ConsentCategory name={t('necessary')} text={t('necessaryText')} items={NECESSARY} />
        {USES.filter((use) => uses.includes(use)).map((use) => (
          <ConsentCategory
            key={use}
            name={t(use)}
            text={t(`${use}Text`)}
            items={BY_USE[use]}
            provider={t('google')}
            isAllowed={selected[use]}
            onChange={set(use)}
          />
        ))}
      </div>
    </Dialog>
  )
})

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
function ConsentCategory({ name, text, items, provider, isAllowed, onChange }: Props) {
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
