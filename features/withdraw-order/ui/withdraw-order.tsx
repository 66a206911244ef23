import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode, type RefObject } from 'react'
import type { BookingPage } from '#entities/booking'
import type { Booking } from '#shared/api/nouns/booking'
import { useOwnStore, useStore } from '#shared/store/use-store'
import { useOutcomeFocus } from '#shared/ui/feedback/use-outcome-focus'
import { Panel } from '#shared/ui/layout/panel'
import { WITHDRAWAL_HASH } from '../model/withdrawal-hash'
import { withdrawalTermsStore } from '../model/withdrawal-terms-store'
import { withdrawStore } from '../model/withdraw-store'
import { t } from '../texts'
import { Confirmation } from './confirmation'
import { Explanation, Received } from './explanation'
import { StatementForm } from './statement-form'
import styles from './withdraw-order.module.css'

interface Props {
  readonly booking: Booking
  readonly page?: BookingPage
}

/** The function to withdraw from the contract: an explanation, the statement, its confirmation (LW-03). */
export const WithdrawOrder = observer(function WithdrawOrder({ booking, page }: Props) {
  const granted = useStore(withdrawalTermsStore)
  const store = useOwnStore(withdrawStore)
  useEffect(() => granted.load(), [granted])
  const right = booking.withdrawal
  if (!granted.terms || !right || !page) return null
  // Whoever has not asked for work within the days owes nothing for it.
  const terms = right.early_start ? granted.terms : { ...granted.terms, afterVisit: '' }
  const at = right.submitted_at ?? (store.step === 'received' ? store.submittedAt : null)
  if (at !== null)
    return (
      <Part title={t('received')} turns={store.turns}>
        <Received at={at} store={store} terms={terms} />
      </Part>
    )
  if (store.step === 'statement')
    return (
      <Part title={t('statement')} turns={store.turns}>
        <StatementForm booking={booking} store={store} />
      </Part>
    )
  if (store.step === 'confirmation')
    return (
      <Part title={t('confirmation')} turns={store.turns}>
        <Confirmation booking={booking} page={page} store={store} terms={terms} />
      </Part>
    )
  if (page.possible.withdraw === null) return null
  return (
    <Part title={t('title')} turns={store.turns}>
      <Explanation until={right.until} page={page} store={store} terms={terms} />
    </Part>
  )
})

interface PartProps {
  readonly title: string
  readonly turns: number
  readonly children: ReactNode
}

function Part({ title, turns, children }: PartProps) {
  const heading = useOutcomeFocus(turns)
  useLinkedTo(heading)
  return (
    <section id={WITHDRAWAL_HASH.slice(1)} className={styles.part}>
      <Panel>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {children}
      </Panel>
    </section>
  )
}

/** Moves the focus to the part when a link leads to it, also if the part has loaded after the page. */
function useLinkedTo(heading: RefObject<HTMLHeadingElement | null>): void {
  useEffect(() => {
    const follow = (): void => {
      if (window.location.hash !== WITHDRAWAL_HASH) return
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'center' })
    }
    // After the page's own heading, which takes the focus when a booking is opened.
    const arrival = setTimeout(follow)
    window.addEventListener('hashchange', follow)
    return () => {
      clearTimeout(arrival)
      window.removeEventListener('hashchange', follow)
    }
  }, [heading])
}
