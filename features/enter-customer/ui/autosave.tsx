import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Icon } from '#shared/ui/icon'
import { LiveRegion } from '#shared/ui/live-region'
import type { EnterCustomerStore } from '../model/enter-customer-store'
import { t } from '../texts'
import { customerForm } from './customer-form'
import styles from './enter-customer-screen.module.css'

/** Saves valid changes by themselves and says so (CU-03). */
export const Autosave = observer(function Autosave({ store }: { readonly store: EnterCustomerStore }) {
  const { values, isValid, isPristine } = customerForm.useStatus()
  useEffect(() => {
    if (isPristine) return
    if (isValid) store.change(values)
    else store.cancel()
  }, [store, values, isValid, isPristine])

  return (
    <LiveRegion visible className={styles.saved}>
      {store.status === 'loading' && <span className={styles.saving}>{t('saving')}</span>}
      {store.status === 'failed' && <span className={styles.failed}>{t('saveFailed')}</span>}
      {store.status === 'ready' && (
        <>
          <Icon name="check" />
          {t('saved')}
        </>
      )}
    </LiveRegion>
  )
})
