import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { infoTextStore } from '#entities/info-text'
import { sessionStore } from '#entities/session'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { classNames } from '#shared/ui/text/class-names'
import { Icon } from '#shared/ui/text/icon'
import { t } from '../texts'
import styles from './page-head.module.css'

interface Props {
  readonly code: string
  readonly isFolded: boolean
}

/**
 * The info text of a tab: open on the first step, collapsed on later ones. Rendered as text, never as HTML (reading
 * 22). If loading fails, the booking works without the text.
 */
export const InfoText = observer(function InfoText({ code, isFolded }: Props) {
  const { infoOrganizationId } = useStore(configPort)
  const texts = useStore(infoTextStore).of(infoOrganizationId)
  const { token } = useStore(sessionStore)
  const { status } = texts.state
  // Idle again if the visitor left the tab while its session was being opened, because that aborted the call.
  const isIdle = status === 'idle'
  useEffect(() => {
    // Retries a failed load on another tab and in another session.
    const { status } = texts.state
    if (status === 'idle' || status === 'failed') void texts.load()
  }, [texts, code, token, isIdle])

  const text = texts.latest?.find((one) => one.code === code)?.text
  // Set after the first render, which must be the same with and without an embedded text (reading 23).
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    if (!text) setAwaited(true)
  }, [text])

  if (isAwaited && !text && (status === 'failed' || status === 'ready')) return null
  if (!isFolded)
    return (
      <div className={classNames(styles.lead, isAwaited && styles.awaited)}>
        <p data-info-text={code}>{text}</p>
      </div>
    )
  if (!text) return <div className={styles.more} />
  return (
    <details className={styles.more}>
      <summary>
        <Icon name="info" />
        {t('infoTitle')}
        <Icon name="chevron-down" />
      </summary>
      <p>{text}</p>
    </details>
  )
})
