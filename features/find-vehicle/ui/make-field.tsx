import { observer } from 'mobx-react-lite'
import type { Resource } from '#shared/store/resource'
import { Button } from '#shared/ui/action/button'
import { Field, Select } from '#shared/ui/form/field'
import { t } from '../texts'
import { createForm } from '#shared/form/create-form'
import type { DescribedVehicle } from '../model/described-vehicle'

export const MAKE_ID = 'vehicle-make'

/** The makes to choose from. A failed load can be retried beside the field. */
export const MakeField = observer(function MakeField({ makes }: { readonly makes: Resource<[], readonly string[]> }) {
  const { input, error } = descriptionForm.useTextField('make')
  const hasFailed = makes.state.status === 'failed'
  const retry = (): void => {
    void makes.load()
    // Moves the focus, because the retry button disappears with the failure.
    document.getElementById(MAKE_ID)?.focus()
  }
  return (
    <div>
      <Field
        id={MAKE_ID}
        label={t('make')}
        error={hasFailed ? t('makesFailed') : error}
        announceError={hasFailed}
        required
      >
        <Select {...input}>
          <option value="">{t(makes.hasAnswered ? 'makePlaceholder' : 'makesLoading')}</option>
          {choices(makes.latest, input.value).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      {hasFailed && (
        <Button variant="link" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
})

/** Returns the makes with the chosen one added if it is missing, for example before the list is loaded. */
function choices(makes: readonly string[] = [], chosen: string): readonly string[] {
  return chosen === '' || makes.includes(chosen) ? makes : [chosen, ...makes]
}

export const descriptionForm = createForm<DescribedVehicle>()
