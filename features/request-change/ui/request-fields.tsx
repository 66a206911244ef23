import { useId, type ComponentProps } from 'react'
import { normalizeRegisterNumber } from '#entities/vehicle'
import { Options } from '#shared/ui/form/options'
import { Field, TextInput, type FieldProps, Select } from '#shared/ui/form/field'
import { CODE_INPUT, EMAIL_INPUT } from '#shared/ui/form/input-kinds'
import { FormGrid } from '#shared/ui/form/form-grid'
import { TextArea } from '#shared/ui/form/text-area'
import type { ChangeRequestStore } from '../model/change-request-store'
import { t } from '../texts'
import styles from './request-change-page.module.css'
import { idOf, requestForm } from './request-form'
import { ReservedFields } from './reserved-fields'
import { observer } from 'mobx-react-lite'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'

/** The fields that identify the booking and tell how to contact the visitor (CA-01). */
export function RequestFields({ store }: { readonly store: ChangeRequestStore }) {
  const contactId = useId()
  const message = requestForm.useTextField('message')
  return (
    <FormGrid>
      <WorkshopField store={store} />
      <RegisterNumberField />
      <ReservedFields />
      <VisitorField name="name" native={{ autoComplete: 'name' }} />
      <VisitorField name="email" width="half" native={{ ...EMAIL_INPUT, 'aria-describedby': contactId }} />
      <VisitorField
        name="phone"
        width="half"
        native={{ type: 'tel', autoComplete: 'tel', 'aria-describedby': contactId }}
      />
      <p id={contactId} className={styles.contact}>
        {t('contactHelp')}
      </p>
      <Field id={idOf('message')} label={t('message')} hint={t('messageHelp')} error={message.error}>
        <TextArea {...message.input} rows={3} />
      </Field>
    </FormGrid>
  )
}

interface VisitorFieldProps extends Pick<FieldProps, 'width'> {
  readonly name: 'name' | 'email' | 'phone'
  readonly native: ComponentProps<'input'>
}

function VisitorField({ name, native, width = 'full' }: VisitorFieldProps) {
  const { input, error } = requestForm.useTextField(name)
  return (
    <Field id={idOf(name)} label={t(name)} error={error} width={width}>
      <TextInput {...input} {...native} enterKeyHint="send" />
    </Field>
  )
}

/** Accepts any register number, in capitals. The vehicle step's pattern would reject numbers booked by phone. */
function RegisterNumberField() {
  const { input, error } = requestForm.useTextField('registerNumber')
  const { change } = requestForm.useApi()
  return (
    <Field
      id={idOf('registerNumber')}
      label={t('registerNumber')}
      hint={t('registerNumberHelp')}
      error={error}
      width="half"
      required
    >
      <TextInput
        {...input}
        className={styles.plate}
        {...CODE_INPUT}
        autoCapitalize="characters"
        enterKeyHint="send"
        onBlur={() => {
          // Normalises on blur only, because doing so while typing moves the caret to the end.
          change('registerNumber', normalizeRegisterNumber(input.value))
          input.onBlur()
        }}
      />
    </Field>
  )
}

/** The workshop of the booking. The other fields can be filled in while the list loads or fails to load (CA-01). */
const WorkshopField = observer(function WorkshopField({ store }: { readonly store: ChangeRequestStore }) {
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
      <Field id={idOf('organization')} label={t('organization')} error={error} width="half" required>
        <Select {...input}>
          <Options
            none={organizations.latest || hasFailed ? t('organizationPlaceholder') : t('organizationsLoading')}
            of={organizations.latest}
          />
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
