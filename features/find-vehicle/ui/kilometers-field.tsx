import { Field, TextInput } from '#shared/ui/form/field'
import { t } from '../texts'
import type { searchForm } from './search-form'

type Props = ReturnType<typeof searchForm.useTextField> & { readonly tall?: boolean }

/** The mileage field of both forms. */
export const KilometersField = ({ input, error, tall = false }: Props) => (
  <Field label={t('kilometers')} hint={t('kilometersHelp')} error={error} required>
    <TextInput {...input} inputMode="numeric" autoComplete="off" suffix={t('kilometersUnit')} tall={tall} />
  </Field>
)
