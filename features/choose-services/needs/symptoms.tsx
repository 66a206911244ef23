import { observer } from 'mobx-react-lite'
import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { Button } from '#shared/ui/action/button'
import { RetryContainer } from '#shared/ui/action/retry'
import { Field, TextInput } from '#shared/ui/form/field'
import { Icon, PathIcon } from '#shared/ui/text/icon'
import { CAR_PATH, PLUS_PATH } from '#shared/ui/text/icon-paths'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { Panel } from '#shared/ui/layout/panel'
import { LONGEST_SYMPTOM, MOST_SYMPTOMS, type SymptomsStore } from './symptoms-store'
import { t } from '../texts'
import styles from './needs.module.css'
import { PickSymptom } from './pick-symptom'
import { SaveFailure } from '../step/save-status'

/** Symptoms in the visitor’s own words, added one by one (SV-07). */
export const Symptoms = observer(function Symptoms({ store }: { readonly store: SymptomsStore }) {
  const field = useRef<HTMLInputElement>(null)
  const { text, isBlank, isFull, saves } = store
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    store.add()
    field.current?.focus()
  }
  // Handles Enter on an empty field, because a disabled submit button would block it without an explanation.
  const enter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && isBlank) store.add()
  }
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
      <RetryContainer>
        {saves.status === 'failed' && <SaveFailure onRetry={saves.flush}>{t('symptomFailed')}</SaveFailure>}
      </RetryContainer>
      <form className={styles.adder} noValidate onSubmit={submit}>
        <Field
          label={t('symptomLabel')}
          error={store.isMissing && t('symptomRequired')}
          hint={hintOf(store)}
          announceError
        >
          <TextInput
            ref={field}
            value={text}
            placeholder={t('symptomPlaceholder')}
            maxLength={LONGEST_SYMPTOM}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => store.type(event.target.value)}
            onKeyDown={enter}
          />
        </Field>
        <Button type="submit" disabled={isBlank || isFull} aria-label={t('symptomAddLabel')}>
          <PathIcon path={PLUS_PATH} />
          {t('symptomAdd')}
        </Button>
      </form>
      <LiveRegion>
        {store.lastChange && <span key={announcementKey(store)}>{t(ANNOUNCEMENTS[store.lastChange.kind])}</span>}
      </LiveRegion>
    </Panel>
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
