import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { bookingStore } from '#entities/booking'
import { signingReturnStore } from '#entities/credit'
import { creditMemory } from '#entities/payment'
import { strayReturnsStore, bookingAttemptPort } from '#entities/process'
import { sessionStore } from '#entities/session'
import type { StoreResolver } from '#shared/store/define-store'
import { CREDIT_KEY } from '#shared/store/keys'
import { useStore } from '#shared/store/use-store'
import { creditAccountStore } from '../model/credit-account-store'
import { CreditOutcome } from './credit-outcome'
import { t } from '../texts'

export const readReturn = (get: StoreResolver): unknown => get(signingReturnStore).read(get(sessionStore).token)

/** The bank is asked once the booking is read, which the session may not live to see. */
export function isPending(get: StoreResolver): boolean {
  const isReturn = get(signingReturnStore).read(get(sessionStore).token) !== null
  return isReturn && ['none', 'checking'].includes(get(creditAccountStore).state.status)
}

export const unknown = { title: t('unknown') }

/** The outcome of a signing before the customer step, which shows it itself. */
export const Notice = observer(function Notice() {
  const { token } = useStore(sessionStore)
  const credit = useStore(creditAccountStore)
  const { booking, resource } = useStore(bookingStore)
  const isRead = booking !== null || resource.state.status === 'failed' || token === null
  const strays = useStore(strayReturnsStore)
  const signing = useStore(signingReturnStore)
  const memory = useStore(creditMemory)
  const isHere = useStore(bookingAttemptPort).active?.role !== 'customer'
  useEffect(() => {
    // The bank is asked for the booking's workshop.
    if (!isHere || !isRead) return
    const isStray = booking?.vehicle === null && memory.of(token) === null && signing.read(token) !== null
    if (isStray) {
      signing.forget()
      strays.add(CREDIT_KEY)
    } else credit.begin(token)
  }, [credit, token, isHere, isRead, booking, memory, signing, strays])
  return isHere && <CreditOutcome credit={credit} />
})
