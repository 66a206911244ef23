import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '#shared/store/use-store'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Icon } from '#shared/ui/text/icon'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { customerDraft } from '../model/customer-draft'
import type { EnterCustomerStore } from '../model/enter-customer-store'
import { t } from '../texts'
import { customerForm } from './customer-form'
import styles from './enter-customer-screen.module.css'

interface Props {
  readonly store: EnterCustomerStore
  /** The booking is being submitted, so nothing may be saved. */
  readonly isFrozen: boolean
}

/** Saves valid changes automatically and shows the state of the save (CU-03). */
export const Autosave = observer(function Autosave({ store, isFrozen }: Props) {
  const { values, valid, pristine } = customerForm.useStatus()
  const draft = useStore(customerDraft)
  useEffect(() => draft.keep(values), [draft, values])
  useEffect(() => {
    if (!pristine && !isFrozen) store.change(valid ? values : null)
    // A change of isFrozen alone is no input, so it must not schedule a save.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, values, valid, pristine])
  return (
    <RetryContainer className={styles.saved}>
      <LiveRegion visible className={styles.state}>
        {store.status === 'saving' && <span className={styles.saving}>{t('saving')}</span>}
        {store.status === 'failed' && <span className={styles.failed}>{t('saveFailed')}</span>}
        {store.status === 'saved' && (
          <>
            <Icon name="check" />
            {t('saved')}
          </>
        )}
      </LiveRegion>
      {store.status === 'failed' && <RetryButton variant="link" onRetry={store.flush} />}
    </RetryContainer>
  )
})
