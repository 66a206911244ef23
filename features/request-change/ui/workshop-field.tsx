import { observer } from 'mobx-react-lite'
import { Button } from '#shared/ui/action/button'
import { Field, Select } from '#shared/ui/form/field'
import { Message } from '#shared/ui/feedback/message'
import type { ChangeRequestStore } from '../model/change-request-store'
import { t } from '../texts'
import { idOf, requestForm } from './request-form'

/** The workshop of the booking. The other fields can be filled in while the list loads or fails to load (CA-01). */
export const WorkshopField = observer(function WorkshopField({ store }: { readonly store: ChangeRequestStore }) {
  const { input, error } = requestForm.useTextField('organization')
  const { organizations } = store
  const hasFailed = organizations.state.status === 'failed'
  const retry = (): void => {
    // Moves the focus, because the retry button disappears.
    document.getElementById(idOf('organization'))?.focus()
    void store.load()
  }
  return (
    <>
      <Field id={idOf('organization')} label={t('organization')} error={error} required>
        <Select {...input}>
          <option value="">
            {organizations.latest || hasFailed ? t('organizationPlaceholder') : t('organizationsLoading')}
          </option>
          {organizations.latest?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {hasFailed && (
        <Message tone="error" action={<Button onClick={retry}>{t('retry')}</Button>}>
          {t('organizationsError')}
        </Message>
      )}
    </>
  )
})
