import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '#shared/store/use-store'
import { Icon } from '#shared/ui/icon'
import { LiveRegion } from '#shared/ui/live-region'
import { customerDraft } from '../model/customer-draft'
import type { EnterCustomerStore } from '../model/enter-customer-store'
import { t } from '../texts'
import { customerForm } from './customer-form'
import styles from './enter-customer-screen.module.css'

interface Props {
  readonly store: EnterCustomerStore
  /** The booking is on its way: nothing may be written to its session any more. */
  readonly isSending: boolean
}

/** Saves valid changes by themselves and says so (CU-03). */
export const Autosave = observer(function Autosave({ store, isSending }: Props) {
  const { values, isValid, isPristine } = customerForm.useStatus()
  const draft = useStore(customerDraft)
  useEffect(() => draft.keep(values), [draft, values])
  useEffect(() => {
    if (!isPristine && !isSending) store.change(isValid ? values : null)
    // Sending changes nothing in the form: only what is typed afterwards counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, values, isValid, isPristine])

  return (
    <LiveRegion visible className={styles.saved}>
      {store.status === 'saving' && <span className={styles.saving}>{t('saving')}</span>}
      {store.status === 'failed' && <span className={styles.failed}>{t('saveFailed')}</span>}
      {store.status === 'saved' && (
        <>
          <Icon name="check" />
          {t('saved')}
        </>
      )}
    </LiveRegion>
  )
})
