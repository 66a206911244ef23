import { observer } from 'mobx-react-lite'
import { Collapsible } from '#shared/ui/layout/collapsible'
import type { ChooseServicesStore } from '../step/choose-services-store'
import { t } from '../texts'
import { Lazy } from '../step/lazy'
import styles from '../sections/offers.module.css'
import { rowsOf } from '../sections/service-row'
import { useOpen } from '../sections/use-open'

/** Services by the code of a maintenance programme (SV-15). Starts open if the booking already has a code. */
export const ServiceCode = observer(function ServiceCode({ store }: { readonly store: ChooseServicesStore }) {
  const { found, isRestored } = store.code
  const [isOpen, setOpen] = useOpen(isRestored, found.latest?.some(store.hasFailure) ?? false)
  return (
    <Collapsible title={t('codeLabel')} open={isOpen} onToggle={setOpen}>
      <Lazy failed={t('failed')} reservedHeight="var(--room)" className={styles.code}>
        {({ ServiceCodeForm }) => <ServiceCodeForm store={store} row={rowsOf(store)} />}
      </Lazy>
    </Collapsible>
  )
})
