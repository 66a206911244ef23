import { observer } from 'mobx-react-lite'
import { Panel } from '#shared/ui/layout/panel'
import type { NeedsStore } from './needs-store'
import { Notes } from './notes'
import { ServiceContractChoice } from './service-contract'
import { t } from '../texts'
import { Symptoms } from './symptoms'

/** Symptoms, notes and the leasing contract, below the service sections. */
export const Needs = observer(function Needs({ store }: { readonly store: NeedsStore }) {
  return (
    <>
      <Symptoms store={store.symptoms} />
      <Panel>
        <Notes store={store.notes} />
        <ServiceContractChoice store={store.contract} />
      </Panel>
    </>
  )
})

/** Returns the order panel row for the symptoms, which no estimate includes, or null if there are none. */
export const needsNote = ({ symptomCount }: NeedsStore) =>
  symptomCount === 0 ? null : { name: t('symptomsRow', { count: symptomCount }), text: t('symptomsRowPrice') }
