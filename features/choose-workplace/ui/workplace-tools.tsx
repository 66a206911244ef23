import { observer } from 'mobx-react-lite'
import type { RefObject } from 'react'
import { errorText } from '#entities/notification'
import { Button } from '#shared/ui/action/button'
import { RetryButton } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import { TextInput } from '#shared/ui/form/field'
import { Segmented } from '#shared/ui/form/segmented'
import { PathIcon } from '#shared/ui/text/icon'
import { ARRIVE_PATH, BOLT_PATH, SEARCH_PATH } from '#shared/ui/text/icon-paths'
import type { ChooseWorkplaceStore } from '../model/choose-workplace-store'
import type { Nearest } from '../model/nearest'
import { t } from '../texts'
import styles from './workplace-tools.module.css'

interface Props {
  readonly store: ChooseWorkplaceStore
  readonly box: RefObject<HTMLInputElement | null>
  readonly hasFreeTimes: boolean
  /** Number of matching workshops. Without any, the message below has the button. */
  readonly count: number
  readonly onClear: () => void
}

/** Search and sorting tools for long lists of workshops (OR-07). */
export const WorkplaceTools = observer(function WorkplaceTools({ store, box, hasFreeTimes, count, onClear }: Props) {
  const { search, nearest } = store
  const isNearest = nearest.isOn || nearest.isBusy
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <PathIcon path={SEARCH_PATH} />
        <TextInput
          ref={box}
          type="search"
          aria-label={t('search')}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('searchHint')}
          value={search.text}
          onChange={({ currentTarget }) => search.type(currentTarget.value)}
        />
        {search.text !== '' && count > 0 && (
          <Button variant="link" onClick={onClear}>
            {t('searchClear')}
          </Button>
        )}
      </div>
      <Segmented
        line
        legend={t('sorting')}
        value={isNearest ? 'nearest' : 'earliest'}
        options={[
          { value: 'earliest', label: hasFreeTimes ? <Sorting path={BOLT_PATH} text={t('earliest')} /> : t('usual') },
          { value: 'nearest', label: <Sorting path={ARRIVE_PATH} text={t('nearest')} /> },
        ]}
        onChange={(sorting) => {
          if ((sorting === 'nearest') !== isNearest) void nearest.toggle()
        }}
      />
      <NearestFailure nearest={nearest} />
    </div>
  )
})

const Sorting = ({ path, text }: { readonly path: string; readonly text: string }) => (
  <>
    <PathIcon path={path} />
    {text}
  </>
)

/** Reports why the nearest workshops are unknown. A denied position is requested again only by the visitor. */
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
