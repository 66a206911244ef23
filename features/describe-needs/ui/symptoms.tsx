import { observer } from 'mobx-react-lite'
import { useRef, type KeyboardEvent, type Ref } from 'react'
import { createForm } from '#shared/form/create-form'
import { Button } from '#shared/ui/action/button'
import { RetryContainer } from '#shared/ui/action/retry'
import { Field, TextInput } from '#shared/ui/form/field'
import { Icon, PathIcon } from '#shared/ui/text/icon'
import { CAR_PATH, PLUS_PATH } from '#shared/ui/text/icon-paths'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { Panel } from '#shared/ui/layout/panel'
import { LONGEST_SYMPTOM, MOST_SYMPTOMS, type SymptomsStore } from '../model/symptoms-store'
import { t } from '../texts'
import styles from './needs.module.css'
import { PickSymptom } from './pick-symptom'
import { SaveFailure } from './save-status'

const symptomForm = createForm<{ readonly symptom: string }>()

const faultsOf = ({ symptom }: { readonly symptom: string }) => ({
  symptom: symptom.trim() === '' ? t('symptomRequired') : undefined,
})

/** Symptoms in the visitor’s own words, added one by one (SV-07). */
export const Symptoms = observer(function Symptoms({ store }: { readonly store: SymptomsStore }) {
  const field = useRef<HTMLInputElement>(null)
  const { saves } = store
  return (
    <Panel>
      <div className={styles.head}>
        <span className={styles.icon}>
          <PathIcon path={CAR_PATH} />
        </span>
        <div>
          <h3>{t('symptomsTitle')}</h3>
          <p>
            {t('symptomsHelp')} {t('symptomsNotInPrice')}
          </p>
        </div>
      </div>
      <PickSymptom store={store} />
      <SymptomChips store={store} onEmptied={() => field.current?.focus()} />
      <RetryContainer className={styles.unsaved}>
        {saves.status === 'failed' && <SaveFailure onRetry={saves.flush}>{t('symptomFailed')}</SaveFailure>}
      </RetryContainer>
      <symptomForm.Form
        className={styles.adder}
        initialValues={{ symptom: store.text }}
        validate={faultsOf}
        onSubmit={(_, { change }) => {
          store.add()
          change('symptom', store.text)
          field.current?.focus()
        }}
      >
        <SymptomField store={store} ref={field} />
      </symptomForm.Form>
      <LiveRegion>
        {store.lastChange && <span key={announcementKey(store)}>{t(ANNOUNCEMENTS[store.lastChange.kind])}</span>}
      </LiveRegion>
    </Panel>
  )
})

interface FieldProps {
  readonly store: SymptomsStore
  readonly ref: Ref<HTMLInputElement>
}

const SymptomField = observer(function SymptomField({ store, ref }: FieldProps) {
  const { input, error } = symptomForm.useTextField('symptom')
  const { reset } = symptomForm.useApi()
  const { isBlank, isFull } = store
  // The disabled button blocks the browser's own submit on Enter, so this requests one to show the fault.
  const submitBlank = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void => {
    if (key === 'Enter' && isBlank && !store.hasJustAdded) currentTarget.form?.requestSubmit()
  }
  return (
    <>
      <Field label={t('symptomLabel')} error={error} hint={hintOf(store)} announceError>
        <TextInput
          {...input}
          ref={ref}
          placeholder={t('symptomPlaceholder')}
          maxLength={LONGEST_SYMPTOM}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => {
            input.onChange(event)
            // The field is optional, so an emptied one has no fault.
            if (event.target.value.trim() === '') reset({ symptom: event.target.value })
            store.type(event.target.value)
          }}
          onKeyDown={submitBlank}
        />
      </Field>
      <Button type="submit" disabled={isBlank || isFull} aria-label={t('symptomAddLabel')}>
        <PathIcon path={PLUS_PATH} />
        {t('symptomAdd')}
      </Button>
    </>
  )
})

const ANNOUNCEMENTS = { added: 'symptomAdded', removed: 'symptomRemoved' } as const

/** Changes with the number of symptoms, so that two equal announcements in a row are both read. */
const announcementKey = ({ list }: SymptomsStore): number => list.length

const hintOf = ({ text, isFull }: SymptomsStore): string | null => {
  if (isFull) return t('symptomsFull', { count: MOST_SYMPTOMS })
  return text.length >= LONGEST_SYMPTOM ? t('symptomLongest', { count: LONGEST_SYMPTOM }) : null
}

interface Props {
  readonly store: SymptomsStore
  /** Called when the list becomes empty, so that the caller can move the focus. */
  readonly onEmptied: () => void
}

/** Added symptoms, each with a remove button. */
const SymptomChips = observer(function SymptomChips({ store, onEmptied }: Props) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const { chips } = store
  if (chips.length === 0) return null
  const remove = (at: number): void => {
    store.remove(at)
    // Keys are positions, so the next chip takes over the focused button without a focus change.
    if (at < chips.length - 1) return
    if (at === 0) onEmptied()
    else buttons.current[at - 1]?.focus()
  }
  return (
    <ul className={styles.chips} aria-label={t('symptomsList')}>
      {chips.map(({ at, description }) => (
        <li key={at}>
          <span dir="auto">{description}</span>
          <Button
            variant="icon"
            ref={(button) => {
              buttons.current[at] = button
            }}
            aria-label={t('symptomRemove', { description })}
            onClick={() => remove(at)}
          >
            <Icon name="close" />
          </Button>
        </li>
      ))}
    </ul>
  )
})
