import type { Gate } from '#entities/payment'
import { t } from '../credit-texts'
import type { ApplicationStore } from '../application/application-store'
import type { CreditStore } from './credit-store'

/** Returns the gate of the credit account. The server knows of the credit already, so the gate stops no submit. */
export const creditGate = ({ applying, keeping }: ApplicationStore, credit: CreditStore): Gate => ({
  get blockedBecause() {
    if (applying.isRunning || keeping.isRunning) return t('submitting')
    if (credit.state.status === 'leaving') return t('redirecting')
    return credit.state.status === 'checking' ? t('checking') : null
  },
  get note() {
    return credit.state.status === 'confirmed' ? t('note') : null
  },
})
