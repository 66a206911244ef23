import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode, type Ref, type RefObject } from 'react'
import { errorText } from '#entities/notification'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import { createForm } from '#shared/form/create-form'
import { Button } from '#shared/ui/action/button'
import { CODE_INPUT } from '#shared/ui/form/input-kinds'
import { Field, TextInput } from '#shared/ui/form/field'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { t } from './texts'
import type { ChooseServicesStore } from '../../model/choose-services-store'
import { t as step } from '../../texts'
import { SectionFailure } from '../listing/section-states'
import styles from './service-code-form.module.css'

const codeForm = createForm<{ readonly serviceCode: string }>()

interface Props {
  readonly store: ChooseServicesStore
  readonly row: (service: ProductSuggestion) => ReactNode
}

/** Form for the service code, and the services that the code gives. */
export const ServiceCodeForm = observer(function ServiceCodeForm({ store, row }: Props) {
  const { code } = store
  const { found, apply } = code
  const input = useRef<HTMLInputElement>(null)
  const submit = async (): Promise<void> => {
    await apply()
  }
  return (
    <>
      <codeForm.Form className={styles.form} initialValues={{ serviceCode: code.text }} onSubmit={submit}>
        <CodeField store={store} ref={input} />
        <CodeButtons store={store} field={input} />
      </codeForm.Form>
      <LiveRegion visible className={styles.none}>
        {found.latest?.length === 0 && t('codeNotFound')}
      </LiveRegion>
      {found.latest?.map(row)}
      {found.state.status === 'failed' && <SectionFailure title={step('codeLabel')} onRetry={found.load} />}
    </>
  )
})

interface FieldProps {
  readonly store: ChooseServicesStore
  readonly ref: Ref<HTMLInputElement>
}

const CodeField = observer(function CodeField({ store: { code, isLocked }, ref }: FieldProps) {
  const { input } = codeForm.useTextField('serviceCode')
  const { changing } = code
  return (
    <Field
      label={step('codeLabel')}
      hint={t('codeHelp')}
      error={changing.hasFailed && errorText(changing.error)}
      announceError
    >
      <TextInput
        {...input}
        ref={ref}
        disabled={isLocked}
        maxLength={100}
        {...CODE_INPUT}
        autoCapitalize="characters"
        enterKeyHint="done"
        onChange={(event) => {
          input.onChange(event)
          code.type(event.target.value)
        }}
      />
    </Field>
  )
})

interface ButtonsProps {
  readonly store: ChooseServicesStore
  readonly field: RefObject<HTMLInputElement | null>
}

const CodeButtons = observer(function CodeButtons({ store: { code, isLocked }, field }: ButtonsProps) {
  const { change } = codeForm.useApi()
  const { changing } = code
  const clear = async (): Promise<void> => {
    if (!(await code.remove())) return
    change('serviceCode', '')
    // The button disappears with the code, so the focus moves to the field.
    field.current?.focus()
  }
  return (
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
  )
})
