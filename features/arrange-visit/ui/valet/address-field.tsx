import { Field, TextInput } from '#shared/ui/form/field'
import { t } from '../../lazy-texts'

interface Props {
  readonly label: string
  readonly autoComplete: string
  readonly value: string
  readonly isMissing: boolean
  readonly isDisabled: boolean
  readonly onChange: (value: string) => void
}

/** A street address in one line. */
export const AddressField = ({ label, autoComplete, value, isMissing, isDisabled, onChange }: Props) => (
  <Field label={label} hint={t('addressHint')} error={isMissing && t('addressMissing')} required>
    <TextInput
      autoComplete={autoComplete}
      enterKeyHint="done"
      maxLength={200}
      value={value}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
)
