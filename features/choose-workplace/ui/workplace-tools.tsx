import { observer } from 'mobx-react-lite'
import type { RefObject } from 'react'
import { Button } from '#shared/ui/action/button'
import { Field, TextInput } from '#shared/ui/form/field'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import type { ChooseWorkplaceStore } from '../model/choose-workplace-store'
import { t } from '../texts'
import styles from './workplace-tools.module.css'
import { errorText } from '#entities/notification'
import { RetryButton } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import type { Nearest } from '../model/nearest'

interface Props {
  readonly store: ChooseWorkplaceStore
  readonly box: RefObject<HTMLInputElement | null>
  /** Number of matching workshops. */
  readonly count: number
  readonly onClear: () => void
}

/** Search and sorting tools for long lists of workshops (OR-07). */
export const WorkplaceTools = observer(function WorkplaceTools({ store, box, count, onClear }: Props) {
  const { search, nearest } = store
  return (
    <div className={styles.tools}>
      <Field label={t('search')} className={styles.search}>
        <TextInput
          ref={box}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('searchHint')}
          value={search.text}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
        />
      </Field>
      <Button
        aria-pressed={nearest.isOn}
        variant={nearest.isOn ? 'tonal' : 'secondary'}
        busy={nearest.isBusy}
        busyLabel={t('nearest')}
        onClick={() => void nearest.toggle()}
      >
        {t('nearest')}
      </Button>
      <NearestFailure nearest={nearest} />
      <div className={styles.results}>
        <LiveRegion visible>{t.count('results', count)}</LiveRegion>
        {search.text !== '' && count > 0 && (
          <Button variant="link" onClick={onClear}>
            {t('searchClear')}
          </Button>
        )}
      </div>
    </div>
  )
})

/** Reports why the nearest workshops are unknown. A denied position is requested again only by the button. */
const NearestFailure = observer(function NearestFailure({ nearest }: { readonly nearest: Nearest }) {
  const { failure } = nearest
  if (failure === null) return null
  if (failure === 'location')
    return (
      <Message tone="info" role="alert" className={styles.message}>
        {t('nearestDenied')}
      </Message>
    )
  return (
    <Message
      tone="warning"
      role="alert"
      className={styles.message}
      action={<RetryButton onRetry={() => nearest.toggle()} />}
    >
      {errorText(failure.error)}
    </Message>
  )
})
