import { t } from '../credit-texts'
import type { ApplicationStore } from './application-store'
import type { CreditStore } from './credit-store'

/** What the credit asks of the submit of the booking, in the shape of the customer step's gates. */
export interface CreditGate {
  /** Why the booking waits; null where it can be sent. */
  readonly blockedBecause: string | null
  /** How the booking is paid; null: as it would be without credit. */
  readonly note?: string | null
  readonly beforeSave: () => Promise<boolean>
}

export const creditGate = ({ applying, keeping }: ApplicationStore, credit: CreditStore): CreditGate => ({
  get blockedBecause() {
    if (applying.isRunning || keeping.isRunning) return t('submitting')
    if (credit.state.status === 'leaving') return t('redirecting')
    return credit.state.status === 'checking' ? t('checking') : null
  },
  get note() {
    return credit.state.status === 'confirmed' ? t('note') : null
  },
  /** The server has the credit already. */
  beforeSave: () => Promise.resolve(true),
})
