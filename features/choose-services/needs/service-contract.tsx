import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { Checkbox } from '#shared/ui/form/checkbox'
import type { ServiceContractStore } from './service-contract-store'
import { t } from '../texts'
import { Lazy } from '../step/lazy'
import { keepInPlace } from '../step/keep-in-place'
import styles from './needs.module.css'
import { SaveStatus } from '../step/save-status'

const words = { saving: t('contractSaving'), saved: t('contractSaved'), failed: t('contractFailed') }

/** Checkbox for a care or service leasing contract, which pays for some of the work (SV-09). */
export const ServiceContractChoice = observer(function ServiceContractChoice({
  store,
}: {
  readonly store: ServiceContractStore
}) {
  const place = useRef<HTMLDivElement>(null)
  const { isOn } = store.value
  // Keeps the checkbox in place, because toggling also adds or removes a message above the services.
  const toggle = (): void => keepInPlace(place.current, () => store.setOn(!isOn))
  return (
    <div ref={place} className={styles.contract}>
      <Checkbox label={t('contractLabel')} note={t('contractHelp')} checked={isOn} onChange={toggle} />
      {isOn && (
        <Lazy failed={t('leasingCompaniesFailed')} reservedHeight="4.875rem">
          {({ LeasingSelects }) => <LeasingSelects store={store} />}
        </Lazy>
      )}
      <SaveStatus save={store.saves} words={words} />
    </div>
  )
})
