import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useStore } from '#shared/store/use-store'
import { Actions } from '#shared/ui/action/actions'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { reasonOf, feedbackFaults, type Feedback } from '../model/feedback'
import { feedbackStore } from '../model/feedback-store'
import { t } from '../texts'
import styles from './feedback-form.module.css'
import { EMAIL_INPUT } from '#shared/ui/form/input-kinds'
import { Field, TextInput } from '#shared/ui/form/field'
import { TextArea } from '#shared/ui/form/text-area'
import { createForm } from '#shared/form/create-form'

/** Sends accessibility feedback to the chain, and shows the outcome in the same place. */
export const FeedbackForm = observer(function FeedbackForm() {
  const store = useStore(feedbackStore)
  const heading = useRef<HTMLHeadingElement>(null)
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    store.open()
    return () => store.dispose()
  }, [store])
  // The button that had the focus is removed, so the focus moves to the heading.
  const { isSent, hasAddress } = store
  useEffect(() => {
    if (isSent || changes > 0) heading.current?.focus()
  }, [isSent, changes])
  const beginAnother = (): void => {
    setChanges(changes + 1)
    store.begin()
  }
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {t(isSent ? 'success' : 'title')}
      </h2>
      {isSent ? (
        <>
          <Message tone="success" className={styles.message}>
            {t(hasAddress ? 'successHelpReply' : 'successHelp')}
          </Message>
          <Actions>
            <Button onClick={beginAnother}>{t('another')}</Button>
          </Actions>
        </>
      ) : (
        <Form />
      )}
    </section>
  )
})

const Form = observer(function Form() {
  const store = useStore(feedbackStore)
  const { submission } = store
  const reason = reasonOf(submission.error)
  return (
    <feedbackForm.Form
      className={styles.form}
      initialValues={store.draft}
      validate={feedbackFaults}
      onSubmit={store.submit}
    >
      <p>{t('intro')}</p>
      {/* Screen readers say it with each field. */}
      <p className={styles.note} aria-hidden="true">
        {t('requiredNote')}
      </p>
      <FeedbackFields keep={store.keep} />
      <Button
        className={styles.submit}
        type="submit"
        variant="primary"
        size="lg"
        busy={submission.isRunning}
        busyLabel={t('submitting')}
      >
        {t('submit')}
      </Button>
      {submission.hasFailed && (
        <Message tone="error" title={reason}>
          <p>{t('failed')}</p>
        </Message>
      )}
    </feedbackForm.Form>
  )
})

/** @param keep receives the typed values, so that opening another page does not discard them */
function FeedbackFields({ keep }: { readonly keep: (feedback: Feedback) => void }) {
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
        <TextInput {...email.input} {...EMAIL_INPUT} enterKeyHint="send" />
      </Field>
    </>
  )
}

const feedbackForm = createForm<Feedback>()

/** Returns the id of a field's control, which the error summary links to. */
const idOf = (name: keyof Feedback): string => `feedback-${name}`
