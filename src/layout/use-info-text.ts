import { useEffect } from 'react'
import { infoTextStore } from '#entities/info-text'
import { sessionStore } from '#entities/session'
import { configPort } from '#shared/config/config'
import { useStore } from '#shared/store/use-store'

/** Loads the texts and returns that of the code. Use it in an observer component. */
export function useInfoText(code: string) {
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another tab or session retries a failed load
  }, [texts, code, token, isIdle])
  const text = texts.latest?.find((one) => one.code === code)?.text
  return { text, isMissing: !text && (status === 'failed' || status === 'ready') }
}
