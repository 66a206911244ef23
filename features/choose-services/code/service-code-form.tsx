import { observer } from 'mobx-react-lite'
import { useRef, type FormEvent, type ReactNode } from 'react'
import { errorText } from '#entities/notification'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { Button } from '#shared/ui/action/button'
import { CODE_INPUT } from '#shared/ui/form/input-kinds'
import { Field, TextInput } from '#shared/ui/form/field'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { t } from './texts'
import type { ChooseServicesStore } from '../step/choose-services-store'
import { t as step } from '../texts'
import { SectionFailure } from '../sections/section-states'
import styles from './service-code-form.module.css'

interface Props {
  readonly store: ChooseServicesStore
  readonly row: (service: ProductSuggestion) => ReactNode
}

/** Form for the service code, and the services that the code gives. */
export const ServiceCodeForm = observer(function ServiceCodeForm({ store, row }: Props) {
  const { code, isLocked } = store
  const { found, changing } = code
  const form = useRef<HTMLFormElement>(null)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void code.apply()
  }
  const clear = async (): Promise<void> => {
    // The button disappears with the code, so the focus moves to the field.
    if (await code.remove()) form.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <Field
          label={step('codeLabel')}
          hint={t('codeHelp')}
          error={changing.hasFailed && errorText(changing.error)}
          announceError
        >
          <TextInput
            value={code.text}
            disabled={isLocked}
            maxLength={100}
            {...CODE_INPUT}
            autoCapitalize="characters"
            enterKeyHint="done"
            onChange={(event) => code.type(event.target.value)}
          />
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" disabled={isLocked} busy={changing.isRunning || code.isSearching}>
            {t('codeSubmit')}
          </Button>
          {code.applied !== null && !isLocked && (
            <Button variant="text" busy={changing.isRunning} onClick={() => void clear()}>
              {t('codeClear')}
            </Button>
          )}
        </div>
      </form>
      <LiveRegion visible className={styles.none}>
        {found.latest?.length === 0 && t('codeNotFound')}
      </LiveRegion>
      {found.latest?.map(row)}
      {found.state.status === 'failed' && <SectionFailure title={step('codeLabel')} onRetry={found.load} />}
    </>
  )
})
