import { suggestRegisterNumber } from '#entities/vehicle'
import { Button } from '#shared/ui/button'
import { Field } from '#shared/ui/field'
import { PlateField } from '#shared/ui/plate'
import { t } from '../texts'
import { searchForm } from './search-form'

export const REGISTER_NUMBER_ID = 'register-number'

/** The plate; where only the hyphen is missing, the right one is a click away (VE-02). */
export function RegisterNumberField() {
  const { input, error } = searchForm.useTextField('registerNumber')
  const suggestion = error ? suggestRegisterNumber(input.value) : null
  return (
    <div>
      <Field id={REGISTER_NUMBER_ID} label={t('registerNumber')} hint={t('registerNumberHelp')} error={error} required>
        <PlateField {...input} placeholder={t('registerNumberPlaceholder')} />
      </Field>
      {suggestion && <Suggestion suggestion={suggestion} />}
    </div>
  )
}

function Suggestion({ suggestion }: { readonly suggestion: string }) {
  const setValue = searchForm.useSetValue()
  const question = t('suggestion', { suggestion })
  return (
    <Button
      variant="link"
      // What is seen comes first, for those who speak to their browser.
      aria-label={`${question} ${t('useSuggestion', { suggestion })}`}
      onClick={() => {
        setValue('registerNumber', suggestion)
        // The button goes with the fault; the focus stays where the visitor is.
        document.getElementById(REGISTER_NUMBER_ID)?.focus()
      }}
    >
      {question}
    </Button>
  )
}
