import { LiveRegion } from '#shared/ui/feedback/live-region'
import styles from './questions.module.css'
import { t } from './texts'

interface Props {
  readonly id: string
  /** Null while the answers make no text. */
  readonly text: string | null
  /** Why the text cannot be added, or null. */
  readonly reason: string | null
}

/** The text before it is added. It describes the button, and is not announced anew with each answer. */
export const Preview = ({ id, text, reason }: Props) => (
  <div className={styles.preview}>
    <p id={id}>
      {text === null ? (
        t('noPreview')
      ) : (
        <>
          {t('preview')} <strong>{text}</strong>
        </>
      )}
    </p>
    <LiveRegion visible>{reason}</LiveRegion>
  </div>
)
