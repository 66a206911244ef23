import { suggestRegisterNumber } from '#entities/vehicle'
import { Button } from '#shared/ui/button'
import { Field, TextInput } from '#shared/ui/field'
import { PlateField } from '#shared/ui/plate'
import { t } from '../texts'
import { vehicleForm } from './vehicle-form'

export const REGISTER_NUMBER_ID = 'register-number'

/** The plate; where only the hyphen is missing, the right one is a click away (VE-02). */
export function RegisterNumberField({ readOnly }: { readonly readOnly: boolean }) {
  const { input, error } = vehicleForm.useTextField('registerNumber')
  const suggestion = error ? suggestRegisterNumber(input.value) : null
  return (
    <div>
      <Field id={REGISTER_NUMBER_ID} label={t('registerNumber')} hint={t('registerNumberHelp')} error={error} required>
        <PlateField {...input} readOnly={readOnly} placeholder={t('registerNumberPlaceholder')} />
      </Field>
      {suggestion && <Suggestion suggestion={suggestion} />}
    </div>
  )
}

function Suggestion({ suggestion }: { readonly suggestion: string }) {
  const setValue = vehicleForm.useSetValue()
  return (
    <Button
      variant="link"
      aria-label={t('useSuggestion', { suggestion })}
      onClick={() => {
        setValue('registerNumber', suggestion)
        // The button goes with the fault; the focus stays where the visitor is.
        document.getElementById(REGISTER_NUMBER_ID)?.focus()
      }}
    >
      {t('suggestion', { suggestion })}
    </Button>
  )
}

export function KilometersField() {
  const { input, error } = vehicleForm.useTextField('kilometers')
  return (
    <Field label={t('kilometers')} hint={t('kilometersHelp')} error={error} required>
      <TextInput {...input} inputMode="numeric" autoComplete="off" suffix={t('kilometersUnit')} tall />
    </Field>
  )
}
