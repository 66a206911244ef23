import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { bookingStore } from '#entities/booking'
import { CallUs } from '#entities/organization'
import { redirectsOf, registryPort, strayReturnsStore, type Redirect } from '#entities/process'
import { ensureLoaded } from '#shared/store/on-demand'
import { useStore, useStores } from '#shared/store/use-store'
import { Message } from '#shared/ui/feedback/message'
import { t } from '../deferred/texts'
import styles from './stray-return.module.css'

/**
 * Answers a return from another site that no booking of this tab can answer, until the visitor begins one (RC-23). It
 * claims no outcome, because anybody can write an address.
 */
export const StrayReturn = observer(function StrayReturn({ path }: { readonly path: string }) {
  const strays = useStore(strayReturnsStore)
  const keys = strays.at(path)
  const hasBegun = Boolean(useStore(bookingStore).booking?.vehicle)
  useEffect(() => {
    if (hasBegun) strays.clear()
  }, [hasBegun, strays])
  const redirects = redirectsOf(useStore(registryPort)).filter(({ key }) => keys.includes(key))
  return redirects.length > 0 && <UnknownOutcome of={redirects} />
})

const UnknownOutcome = observer(function UnknownOutcome({ of }: { readonly of: readonly Redirect[] }) {
  const get = useStores()
  const codes = of.map(({ code }) => get(code))
  useEffect(() => {
    // After a reload it is not loaded yet.
    for (const { code } of of) void ensureLoaded(get(code))
  }, [of, get])
  const words = codes.flatMap(({ latest }) => latest?.unknown ?? [])
  const [first, ...others] = words
  if (!first || words.length < of.length) return null
  return (
    <Message tone="warning" role="alert" title={first.title} className={styles.answer}>
      {others.map(({ title }) => (
        <p key={title}>
          <strong>{title}</strong>
        </p>
      ))}
      <p>{t('strayNothing')}</p>
      <p>{[t('strayElsewhere'), ...words.flatMap(({ help }) => help ?? [])].join(' ')}</p>
      <p>
        {t('straySent')}
        <CallUs />
      </p>
    </Message>
  )
})
