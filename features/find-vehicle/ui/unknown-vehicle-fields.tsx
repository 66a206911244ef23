import { observer } from 'mobx-react-lite'
import type { Resource } from '#shared/store/resource'
import { Button } from '#shared/ui/button'
import { Field, Select, TextInput } from '#shared/ui/field'
import { Message } from '#shared/ui/message'
import { t } from '../texts'
import { vehicleForm } from './vehicle-form'

/** Make and model of a vehicle that the register does not know. */
export const UnknownVehicleFields = observer(function UnknownVehicleFields({
  makes,
}: {
  readonly makes: Resource<[], readonly string[]>
}) {
  const make = vehicleForm.useTextField('make')
  const model = vehicleForm.useTextField('model')
  return (
    <>
      <Field label={t('make')} error={make.error} required>
        <Select {...make.input}>
          <option value="">{t('makePlaceholder')}</option>
          {makes.latest?.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field label={t('model')} hint={t('modelHelp')} error={model.error} required>
        <TextInput {...model.input} autoComplete="off" />
      </Field>
      {makes.state.status === 'failed' && (
        <Message tone="error" role="alert" action={<Button onClick={() => void makes.load()}>{t('retry')}</Button>}>
          {t('makesFailed')}
        </Message>
      )}
    </>
  )
})
