import { observer } from 'mobx-react-lite'
import type { ComponentProps, MouseEvent } from 'react'
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
    <Room className={styles.status}>
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
    </Room>
  )
})

/** Where a failure comes and goes: it takes the focus of the button that goes with it. */
export const Room = (native: ComponentProps<'div'>) => <div tabIndex={-1} {...native} />

interface FailureProps {
  readonly children: string
  readonly onRetry: () => unknown
}

/** What could not be done, and the way to try again. Stands in a Room. */
export function SaveFailure({ children, onRetry }: FailureProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus()
    onRetry()
  }
  return (
    <div className={styles.failure}>
      <p role="alert">
        <Icon name="error" />
        {children}
      </p>
      <Button variant="text" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  )
}
