import { observer } from 'mobx-react-lite'
import { Panel } from '#shared/ui/panel'
import type { NeedsStore } from '../model/needs-store'
import { Notes } from './notes'
import { ServiceContractChoice } from './service-contract'
import { t } from '../texts'
import { Symptoms } from './symptoms'

/** What the services do not say: other repairs, notes, and a contract that pays. Below the sections. */
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

/** The row of the order panel for what no estimate knows; null where there is nothing. */
export const needsNote = ({ symptomCount }: NeedsStore) =>
  symptomCount === 0 ? null : { name: t('symptomsRow', { count: symptomCount }), text: t('symptomsRowPrice') }
