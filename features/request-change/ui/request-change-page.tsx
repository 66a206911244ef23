import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import { CallUs } from '#entities/organization'
import { useStore } from '#shared/store/use-store'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { Panel } from '#shared/ui/layout/panel'
import { useStablePress } from '#shared/ui/action/use-stable-press'
import { changeRequestStore, type ChangeRequestStore } from '../model/change-request-store'
import { reasonOf } from '../model/failure-text'
import { requestFaults } from '../model/request-values'
import { t } from '../texts'
import styles from './request-change-page.module.css'
import { RequestFields } from './request-fields'
import { requestForm, idOf } from './request-form'
import { RequestSent } from './request-sent'
import { ErrorSummary } from '#shared/ui/form/error-summary'

/** The form for a change or cancellation. Shows the sent request afterwards. */
export const RequestChangePage = observer(function RequestChangePage() {
  const store = useStore(changeRequestStore)
  const [isAnother, setAnother] = useState(false)
  useEffect(() => {
    void store.open()
    return () => store.dispose()
  }, [store])
  const beginAnother = (): void => {
    setAnother(true)
    store.begin()
  }
  return (
    <Panel roomy narrow>
      {store.sent ? (
        <RequestSent
          values={store.sent}
          organization={store.workshop(store.sent.organization)}
          onAnother={beginAnother}
        />
      ) : (
        <RequestForm store={store} takesFocus={isAnother} />
      )}
    </Panel>
  )
})

interface RequestFormProps {
  readonly store: ChangeRequestStore
  /** True if the button that opened the form had the focus. */
  readonly takesFocus: boolean
}

const RequestForm = observer(function RequestForm({ store, takesFocus }: RequestFormProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const { submission } = store
  // Keeps the button in place while it is pressed, because the blurred field's message appears above it.
  const press = useStablePress()
  return (
    <section>
      <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
        {t('title')}
      </h2>
      <p className={styles.lead}>{t('intro')}</p>
      <requestForm.Form
        labelledBy={id}
        className={styles.form}
        initialValues={store.draft}
        validate={requestFaults}
        onSubmit={store.submit}
        Summary={FaultsSummary}
      >
        {/* Screen readers say it with each field. */}
        <p className={styles.note} aria-hidden="true">
          {t('requiredNote')}
        </p>
        <RequestFields store={store} />
        <p className={styles.note}>{t('privacy')}</p>
        <Button
          {...press}
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
          <Failure error={submission.error} phone={store.workshop(store.draft.organization)?.phone_number} />
        )}
        <KeepDraft store={store} />
      </requestForm.Form>
    </section>
  )
})

/** Shown below the button, so that the button does not move. */
function Failure({ error, phone }: { readonly error: unknown; readonly phone: string | undefined }) {
  const reason = reasonOf(error)
  return (
    <Message tone="error" title={reason}>
      <p>
        {t('failed')}
        <CallUs number={phone} />
      </p>
    </Message>
  )
}

/** The errors of the last submission. Stays unchanged while they are corrected, so that the layout does not shift. */
export function FaultsSummary() {
  const { values } = requestForm.useStatus()
  const [items] = useState(() =>
    Object.entries(requestFaults(values)).flatMap(([name, message]) =>
      message === undefined ? [] : [{ fieldId: idOf(name), message }],
    ),
  )
  if (items.length === 0) return null
  return <ErrorSummary title={t('summaryTitle')} text={t.count('summary', items.length)} items={items} />
}

/** Stores the typed values for the next opening of the page. */
function KeepDraft({ store }: { readonly store: ChangeRequestStore }) {
  const { values } = requestForm.useStatus()
  useEffect(() => store.keep(values), [store, values])
  return null
}
