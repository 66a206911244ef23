import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Resource } from '#shared/store/resource'
import { RetryContainer } from '#shared/ui/action/retry'
import { Field, Select } from '#shared/ui/form/field'
import { Options } from '#shared/ui/form/options'
import { FormGrid } from '#shared/ui/form/form-grid'
import { t } from './texts'
import type { ServiceContractStore } from '../../model/service-contract-store'
import { t as slice } from '../../texts'
import { SaveFailure } from '../save-status'

/** Optional selects for the leasing company and the leasing contract. */
export const LeasingSelects = observer(function LeasingSelects({ store }: { readonly store: ServiceContractStore }) {
  useEffect(() => store.load(), [store])
  const { company, contract } = store.value
  // Nothing to ask if the chain lists no leasing companies.
  if (store.companies.latest?.length === 0) return null
  return (
    <FormGrid>
      <Choice
        label={t('leasingCompany')}
        none={t('leasingCompanyNone')}
        failed={slice('leasingCompaniesFailed')}
        options={store.companies}
        value={company}
        onChange={store.setCompany}
        onRetry={store.load}
      />
      {company !== '' && store.contracts.latest?.length !== 0 && (
        <Choice
          label={t('leasingContract')}
          none={t('leasingContractNone')}
          failed={t('leasingContractsFailed')}
          options={store.contracts}
          value={contract}
          onChange={store.setContract}
          onRetry={store.load}
        />
      )}
    </FormGrid>
  )
})

interface ChoiceProps {
  readonly label: string
  readonly none: string
  readonly failed: string
  readonly options: Pick<Resource<never, readonly Option[]>, 'state' | 'latest'>
  readonly value: string
  readonly onChange: (id: string) => void
  readonly onRetry: () => void
}

interface Option {
  readonly id: number | string
  readonly name: string
}

const Choice = observer(function Choice({ label, none, failed, options, value, onChange, onRetry }: ChoiceProps) {
  const { state, latest } = options
  const isLoading = !latest && state.status !== 'failed'
  return (
    <RetryContainer data-width="half">
      <Field label={label}>
        <Select
          value={value}
          disabled={!latest}
          aria-busy={isLoading || undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          <Options none={isLoading ? t('leasingLoading') : none} of={latest} />
        </Select>
      </Field>
      {state.status === 'failed' && !latest && <SaveFailure onRetry={onRetry}>{failed}</SaveFailure>}
    </RetryContainer>
  )
})
