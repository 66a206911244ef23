import { observer } from 'mobx-react-lite'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Icon } from '#shared/ui/text/icon'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import type { LatestSave } from '#shared/store/latest-save'
import { showFailure } from '#shared/ui/feedback/show-failure'
import styles from './needs.module.css'

interface Props {
  readonly save: Pick<LatestSave<unknown>, 'status' | 'flush'>
  readonly words: { readonly saving: string; readonly saved: string; readonly failed: string }
  /** True if the visible value differs from the saved one. */
  readonly isEdited?: boolean
  /** Notice shown beside the status unless saving failed. */
  readonly more?: string | null
}

/** Status of a save in a line of constant height, with a retry button after a failure. */
export const SaveStatus = observer(function SaveStatus({ save, words, isEdited = false, more = null }: Props) {
  const { status, flush } = save
  const isSaved = status === 'saved' && !isEdited
  return (
    <RetryContainer className={styles.status}>
      <LiveRegion visible className={styles.words}>
        {status === 'saving' && <span className={styles.quiet}>{words.saving}</span>}
        {isSaved && (
          <>
            <Icon name="check" />
            {words.saved}
          </>
        )}
        {more !== null && status !== 'failed' && <span className={styles.quiet}>{more}</span>}
      </LiveRegion>
      {status === 'failed' && <SaveFailure onRetry={flush}>{words.failed}</SaveFailure>}
    </RetryContainer>
  )
})

/** Failure message with a retry button. Must stand inside a RetryContainer. */
export const SaveFailure = ({ children, onRetry }: { readonly children: string; readonly onRetry: () => unknown }) => (
  <div className={styles.failure}>
    <p ref={showFailure} role="alert">
      <Icon name="error" />
      {children}
    </p>
    <RetryButton variant="text" onRetry={onRetry} />
  </div>
)
