import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useStore } from '#shared/store/use-store'
import { classNames } from '#shared/ui/text/class-names'
import { shellStore } from '../deferred/shell-store'
import styles from './info-text.module.css'
import { useInfoText } from './use-info-text'

interface Props {
  readonly code: string
  /** True in a column beside the page's form. */
  readonly isNarrow?: boolean
}

/**
 * The info text of a tab below its first screen (RT-06), and the telephone number of the customer service. Rendered as
 * text, never as HTML (reading 22). If loading fails, the booking works without the text.
 */
export const InfoText = observer(function InfoText({ code, isNarrow = false }: Props) {
  const { text, isMissing } = useInfoText(code)
  // From the first interaction on, so that a cold load of the page makes no calls for it.
  const { shell } = useStore(shellStore)
  // Set after the first render, which must be the same with and without an embedded text (reading 23).
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    if (!text) setAwaited(true)
  }, [text])
  return (
    <div className={classNames(styles.note, !isNarrow && styles.wide)}>
      {!(isAwaited && isMissing) && (
        <div className={classNames(styles.text, isAwaited && styles.awaited)}>
          <p data-info-text={code}>{text}</p>
        </div>
      )}
      <div className={styles.phone}>{shell && <shell.ServicePhone />}</div>
    </div>
  )
})
