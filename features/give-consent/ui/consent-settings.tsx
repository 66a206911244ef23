import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Dialog } from '#shared/ui/overlay/dialog'
import { t } from '../ask-texts'
import { USES, type Use } from '../model/consent-record'
import { consentStore } from '../model/consent-store'
import { settingsStore } from '../model/settings-store'
import { BY_USE, NECESSARY } from '../model/stored-items'
import { ConsentCategory } from './consent-category'
import styles from './consent-settings.module.css'

const ALL = { analytics: true, marketing: true }
const NONE = { analytics: false, marketing: false }

/** Shows what is stored on this device and why, and lets the visitor choose the optional purposes. */
export const ConsentSettings = observer(function ConsentSettings() {
  const { uses, choices, chosenAt, decide } = useStore(consentStore)
  const { close } = useStore(settingsStore)
  const [selected, setSelected] = useState(choices ?? NONE)
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
            <Button onClick={() => decide(NONE)}>{t('rejectAll')}</Button>
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
