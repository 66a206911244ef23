import { observer } from 'mobx-react-lite'
import { Button } from '#shared/ui/button'
import { Icon } from '#shared/ui/icon'
import { LiveRegion } from '#shared/ui/live-region'
import type { LatestSave } from '#shared/store/latest-save'
import { t } from '../texts'
import styles from './needs.module.css'

interface Props {
  readonly save: Pick<LatestSave<unknown>, 'status' | 'flush'>
  readonly words: { readonly saving: string; readonly saved: string; readonly failed: string }
  /** What was saved is not what stands there any more. */
  readonly isEdited?: boolean
  /** Said together with the good news. */
  readonly more?: string | null
}

/** How saving goes, in a line that keeps its room, and the way to try again where it failed. */
export const SaveStatus = observer(function SaveStatus({ save, words, isEdited = false, more = null }: Props) {
  const { status, flush } = save
  const isSaved = status === 'saved' && !isEdited
  return (
    <div className={styles.status}>
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
    </div>
  )
})

interface FailureProps {
  readonly children: string
  readonly onRetry: () => unknown
}

export const SaveFailure = ({ children, onRetry }: FailureProps) => (
  <div className={styles.failure}>
    <p role="alert">
      <Icon name="error" />
      {children}
    </p>
    <Button variant="text" onClick={onRetry}>
      {t('retry')}
    </Button>
  </div>
)
