import { observer } from 'mobx-react-lite'
import { CallUs } from '#entities/organization'
import type { ProductReference, ProductSuggestion } from '#shared/api/nouns/products'
import { formatDayShort, formatTime } from '#shared/date/finnish'
import { dateOf, timeOf } from '#shared/date/wall-clock'
import { jobPriceText, jobSumText } from '#shared/booking-facts/job-price'
import { Panel } from '#shared/ui/layout/panel'
import { jobsOf, productKey, sumOf, unavailableOf, type Job } from '../model/jobs'
import type { WorkStore } from '../model/work-store'
import { t } from '../texts'
import { Leave } from './leave'
import { WorkHead } from './work-head'
import styles from './work.module.css'

interface Props {
  readonly work: WorkStore
  readonly onLeave: () => void
}

/** What the visitor has answered, just now or before. */
export const Decided = observer(function Decided({ work, onLeave }: Props) {
  const { ticket, decision, extras, turns, booking } = work
  const accepted = new Set(decision?.accepted.map(productKey))
  const isAccepted = ({ product }: { readonly product: ProductReference }) => accepted.has(productKey(product))
  const rows: readonly (Job | ProductSuggestion)[] = [...(ticket ? jobsOf(ticket) : []), ...extras.filter(isAccepted)]
  const sum = sumOf(rows.filter(isAccepted).map(({ price }) => price))
  const at = decision?.at
  const moment = at && `${formatDayShort(dateOf(at))} klo ${formatTime(timeOf(at))}`
  return (
    <div className={styles.narrow}>
      <WorkHead work={work} title={t(turns > 0 ? 'sent' : 'decided')} isDone>
        <p>{moment ? t('decidedAt', { moment }) : t('sentText')}</p>
      </WorkHead>
      <Panel heading={t('decision')}>
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div key={productKey(row.product)}>
              <dt>
                {row.description}
                <small>{t(isAccepted(row) ? 'acceptedJob' : 'declinedJob')}</small>
              </dt>
              <dd className="num">
                {isAccepted(row) && jobPriceText(row.price, 'priceKind' in row ? row.priceKind : null)}
              </dd>
            </div>
          ))}
          {ticket &&
            unavailableOf(ticket).map((name) => (
              <div key={name}>
                <dt>
                  {name}
                  <small>{t('unavailable')}</small>
                </dt>
                <dd />
              </div>
            ))}
          {accepted.size > 0 && (
            <div className={styles.sum}>
              <dt>{t('total')}</dt>
              <dd className="num">{jobSumText(sum)}</dd>
            </div>
          )}
        </dl>
        {accepted.size > 0 && sum.isPartial && <p className={styles.note}>{t('totalPartial')}</p>}
        <p className={styles.note}>
          <CallUs number={booking?.organization?.phone_number} />
        </p>
      </Panel>
      <Leave onLeave={onLeave} />
    </div>
  )
})
