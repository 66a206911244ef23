import { suggestRegisterNumber } from '#entities/vehicle'
import { Button } from '#shared/ui/action/button'
import { Field, TextInput } from '#shared/ui/form/field'
import { PlateField } from '#shared/ui/text/plate'
import { t } from '../texts'
import { createForm } from '#shared/form/create-form'
import type { SearchValues } from '../model/find-vehicle-store'
import type { MouseEvent, ReactNode } from 'react'
import start from './start.module.css'

export const REGISTER_NUMBER_ID = 'register-number'

/** The register number field. Suggests a correction of what looks like a mistake (VE-02). */
export function RegisterNumberField({ children }: { readonly children: ReactNode }) {
  const { input, error } = searchForm.useTextField('registerNumber')
  const suggestion = error ? suggestRegisterNumber(input.value) : null
  return (
    <div className={start.plate}>
      <Field id={REGISTER_NUMBER_ID} label={t('registerNumber')} hint={t('registerNumberHelp')} error={error} required>
        <PlateField {...input} enterKeyHint="go" placeholder={t('registerNumberPlaceholder')} />
      </Field>
      {suggestion && <Suggestion suggestion={suggestion} />}
      {children}
    </div>
  )
}

function Suggestion({ suggestion }: { readonly suggestion: string }) {
  const { change } = searchForm.useApi()
  const question = t('suggestion', { suggestion })
  return (
    <Button
      variant="link"
      // The accessible name starts with the visible text, so that voice control finds the button by it.
      aria-label={`${question} ${t('useSuggestion', { suggestion })}`}
      onClick={() => {
        change('registerNumber', suggestion)
        // The button disappears with the fault, so the focus moves to the field.
        document.getElementById(REGISTER_NUMBER_ID)?.focus()
      }}
    >
      {question}
    </Button>
  )
}

export const searchForm = createForm<SearchValues>()

type Props = ReturnType<typeof searchForm.useTextField> & { readonly tall?: boolean }

/** The mileage field of both forms. */
export const KilometersField = ({ input, error, tall = false }: Props) => (
  <Field label={t('kilometers')} hint={t('kilometersHelp')} error={error} required>
    <TextInput
      {...input}
      inputMode="numeric"
      enterKeyHint="go"
      autoComplete="off"
      suffix={t('kilometersUnit')}
      tall={tall}
    />
  </Field>
)

/**
 * Mouse-down handler of Continue. Keeps the focus in the field until the click, because the message shown on blur would
 * shift the button away from the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
