import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { bookingStore } from '#entities/booking'
import { CreditMarketing, instalmentStore } from '#entities/credit'
import type { PaymentMethod } from '#shared/api/nouns/credit'
import { TOTAL_LABELS, totalKind } from '#shared/booking-facts/price-kind'
import { formatEuros } from '#shared/money/euros'
import { useStore } from '#shared/store/use-store'
import { formatNumber } from '#shared/text/numbers'
import { t } from '../texts'
import { creditAvailabilityStore } from '../model/credit-availability-store'
import styles from './credit-account.module.css'

interface Props {
  readonly method: PaymentMethod | null
  /** Amount to apply for, in euros. */
  readonly amount: number
}

/** The amount to apply for, with the texts that the law requires beside a credit. */
export const CreditTerms = observer(function CreditTerms({ method, amount }: Props) {
  const { organizationId, price } = useStore(creditAvailabilityStore)
  const instalments = useStore(instalmentStore)
  const { booking } = useStore(bookingStore)
  useEffect(() => {
    if (organizationId !== undefined) void instalments.prepare(organizationId)
  }, [instalments, organizationId])
  const instalment = organizationId === undefined || price === null ? null : instalments.of(organizationId, price)
  return (
    <>
      {organizationId !== undefined && <CreditMarketing activeId={organizationId} price={price} />}
      <dl className={styles.sums}>
        {instalment && booking && price !== null && (
          <>
            <Row name={TOTAL_LABELS[totalKind(booking)]}>{formatEuros(price)}</Row>
            <Row name={t('instalment')}>
              {t('instalmentValue', { amount: formatEuros(instalment.amount), months: instalment.months })}
            </Row>
          </>
        )}
        <Row name={t('amount')}>{formatEuros(amount)}</Row>
        {method?.minLimit != null && method.maxLimit !== null && (
          <Row name={method.description || t('region')} isQuiet>
            {t('limit', { min: formatNumber(method.minLimit), max: formatNumber(method.maxLimit) })}
          </Row>
        )}
      </dl>
    </>
  )
})

interface RowProps {
  readonly name: string
  readonly children: string
  readonly isQuiet?: boolean
}

const Row = ({ name, children, isQuiet = false }: RowProps) => (
  <div data-quiet={isQuiet || undefined}>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
)
