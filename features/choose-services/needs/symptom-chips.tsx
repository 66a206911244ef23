import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { Button } from '#shared/ui/action/button'
import { Icon } from '#shared/ui/text/icon'
import type { SymptomsStore } from './symptoms-store'
import { t } from '../texts'
import styles from './needs.module.css'

interface Props {
  readonly store: SymptomsStore
  /** Called when the list becomes empty, so that the caller can move the focus. */
  readonly onEmptied: () => void
}

/** Added symptoms, each with a remove button. */
export const SymptomChips = observer(function SymptomChips({ store, onEmptied }: Props) {
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
          <span>{description}</span>
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
