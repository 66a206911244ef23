import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { infoTextStore } from '#entities/info-text'
import { sessionStore } from '#entities/session'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'
import { Icon } from '#shared/ui/icon'
import { t } from '../texts'
import styles from './page-head.module.css'

interface Props {
  readonly code: string
  readonly isFolded: boolean
}

/**
 * The info text of a tab: open on the first step, folded from the second on. It is text, never HTML (READINGS.md 22). Where
 * it cannot be had the booking works without it, and the notification has said so.
 */
export const InfoText = observer(function InfoText({ code, isFolded }: Props) {
  const { infoOrganizationId } = useStore(configPort)
  const texts = useStore(infoTextStore).of(infoOrganizationId)
  const { token } = useStore(sessionStore)
  // Idle again where the visitor left the tab while its session was being opened: the call was given up with it.
  const isIdle = texts.state.status === 'idle'
  useEffect(() => {
    // Once more where it failed: on another tab, and in another session.
    const { status } = texts.state
    if (status === 'idle' || status === 'failed') void texts.load()
  }, [texts, code, token, isIdle])

  const text = texts.latest?.find((one) => one.code === code)?.text
  if (isFolded)
    return text ? (
      <details className={styles.more}>
        <summary>
          <Icon name="info" />
          {t('infoTitle')}
          <Icon name="chevron-down" />
        </summary>
        <p>{text}</p>
      </details>
    ) : null
  return texts.state.status === 'failed' ? null : <p className={styles.lead}>{text}</p>
})
