import { useEffect } from 'react'
import { Field, TextInput } from '#shared/ui/form/field'
import { TextArea } from '#shared/ui/form/text-area'
import type { Feedback } from '../model/feedback'
import { t } from '../texts'
import { feedbackForm, idOf } from './form'

/** @param keep receives the typed values, so that visiting another page does not discard them */
export function FeedbackFields({ keep }: { readonly keep: (feedback: Feedback) => void }) {
  const message = feedbackForm.useTextField('message')
  const email = feedbackForm.useTextField('email')
  const { values } = feedbackForm.useStatus()
  useEffect(() => keep(values), [keep, values])
  return (
    <>
      <Field id={idOf('message')} label={t('message')} hint={t('messageHelp')} error={message.error} required>
        <TextArea {...message.input} rows={6} />
      </Field>
      <Field id={idOf('email')} label={t('email')} hint={t('emailHelp')} error={email.error}>
        <TextInput {...email.input} type="email" autoComplete="email" />
      </Field>
    </>
  )
}
