import type { BookingPage } from '#entities/booking'
import type { Withdrawal } from '#shared/config/config'
import { periodText } from '#shared/booking-facts/words'
import { Button } from '#shared/ui/action/button'
import type { WithdrawStore } from '../model/withdraw-store'
import { t } from '../texts'
import { Instruction, Until } from './instruction'
import { Paragraphs } from './paragraphs'
import styles from './withdraw-order.module.css'

interface ExplanationProps {
  readonly until: string
  readonly page: BookingPage
  readonly store: WithdrawStore
  readonly terms: Withdrawal
}

/** Until when the customer can withdraw, what that does, and the chain's instruction. */
export const Explanation = ({ until, page, store, terms }: ExplanationProps) => (
  <>
    <Until day={until} />
    <Effect page={page} terms={terms} />
    <Instruction text={terms.text} />
    <Button className={styles.withdraw} onClick={() => store.go('statement')}>
      {t('withdraw')}
    </Button>
  </>
)

/** Says what a withdrawal does. Once the car was received or the visit has begun, that depends on law and contract. */
export const Effect = ({ page, terms }: Pick<ExplanationProps, 'page' | 'terms'>) =>
  page.possible.withdraw === 'RECORDS' ? (
    <>
      <p className={styles.text}>{t('begun')}</p>
      <Paragraphs of={terms.afterVisit} />
    </>
  ) : (
    <p className={styles.text}>{[t('effect'), page.refundText].filter(Boolean).join(' ')}</p>
  )

interface ReceivedProps {
  /** Wall-clock time of the statement. */
  readonly at: string
  readonly store: WithdrawStore
  readonly terms: Withdrawal
}

/** Acknowledges a statement that has not cancelled the booking, because its visit had begun or the car was there. */
export const Received = ({ at, store: { statement }, terms }: ReceivedProps) => {
  const time = periodText(at, null)
  return (
    <>
      <p className={styles.text}>
        {statement ? t('receivedText', { time, email: statement.email }) : t('receivedBefore', { time })}
      </p>
      <Paragraphs of={terms.afterVisit} />
    </>
  )
}
