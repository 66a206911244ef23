import { observer } from 'mobx-react-lite'
import { Panel } from '#shared/ui/layout/panel'
import type { NeedsStore } from '../model/needs-store'
import { Notes } from './notes'
import { t } from '../texts'
import { useRef } from 'react'
import { Checkbox } from '#shared/ui/form/checkbox'
import type { ServiceContractStore } from '../model/service-contract-store'
import { LazyLeasing } from './leasing/lazy-leasing'
import styles from './needs.module.css'
import { SaveStatus } from './save-status'
import { flushSync } from 'react-dom'

/** Notes and the leasing contract, below the service sections. */
export const NotesPanel = observer(function NotesPanel({ store }: { readonly store: NeedsStore }) {
  return (
    <Panel>
      <Notes store={store.notes} />
      <ServiceContractChoice store={store.contract} />
    </Panel>
  )
})

const words = { saving: t('contractSaving'), saved: t('contractSaved'), failed: t('contractFailed') }

/** Checkbox for a care or service leasing contract, which pays for some of the work (SV-09). */
const ServiceContractChoice = observer(function ServiceContractChoice({
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
        <LazyLeasing reservedHeight="4.875rem">{({ LeasingSelects }) => <LeasingSelects store={store} />}</LazyLeasing>
      )}
      <SaveStatus save={store.saves} words={words} />
    </div>
  )
})

/** Applies a change and scrolls by the distance that the element moves, so that it keeps its place in the viewport. */
function keepInPlace(element: Element | null, change: () => void): void {
  const top = (): number => element?.getBoundingClientRect().top ?? 0
  const before = top()
  flushSync(change)
  const moved = top() - before
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
}
