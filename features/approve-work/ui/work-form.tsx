import { observer } from 'mobx-react-lite'
import { formatDayShort } from '#shared/date/finnish'
import { RetryButton, RetryContainer } from '#shared/ui/action/retry'
import { Message } from '#shared/ui/feedback/message'
import { Panel } from '#shared/ui/layout/panel'
import { remarksOf, unavailableOf } from '../model/jobs'
import type { ApproveStore } from '../model/approve-store'
import { t } from '../texts'
import { Answer } from './answer'
import { Extras } from './extras'
import { JobCard } from './job-card'
import { JobRows } from './job-rows'
import { Leave } from './leave'
import { LightField } from './light-field'
import { WorkHead } from './work-head'
import styles from './work.module.css'

interface Props extends Omit<ApproveStore, 'dispose'> {
  readonly onLeave: () => void
}

/** The proposed jobs with a choice each, and the answer beside them. */
export const WorkForm = observer(function WorkForm({ work, choice, answer, onLeave }: Props) {
  const { ticket, infoRows } = work
  if (!ticket) return null
  const remarks = remarksOf(ticket)
  const unavailable = unavailableOf(ticket)
  return (
    <div className={styles.view}>
      <div className={styles.jobs}>
        <WorkHead work={work} title={t('title')}>
          {ticket.message !== '' && <p>{ticket.message}</p>}
          <p>
            {t('lead')} {ticket.expires && t('expires', { day: formatDayShort(ticket.expires) })}
          </p>
        </WorkHead>
        {infoRows.state.status === 'failed' && (
          <RetryContainer>
            <Message tone="error" action={<RetryButton onRetry={infoRows.load} />}>
              {t('findingsFailed')}
            </Message>
          </RetryContainer>
        )}
        {choice.jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            rows={infoRows.latest?.get(String(job.id)) ?? []}
            choice={choice}
            answer={answer}
          />
        ))}
        {remarks.length > 0 && (
          <Panel heading={t('remarks')}>
            <ul className={styles.remarks}>
              {remarks.map((remark) => (
                <li key={remark.id}>
                  {remark.description}
                  <JobRows rows={infoRows.latest?.get(String(remark.id)) ?? []} />
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {unavailable.length > 0 && (
          <Panel heading={t('unavailable')} lead={t('unavailableText')}>
            <ul className={styles.remarks}>
              {unavailable.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Panel>
        )}
        <Extras extras={work.extras} choice={choice} />
        {choice.jobs.length > 0 && (
          <Panel>
            <LightField value={choice.light} readOnly={choice.isFixed} onChange={choice.describeLight} />
          </Panel>
        )}
      </div>
      <div className={styles.aside}>
        <Answer work={work} choice={choice} answer={answer} />
        <Leave onLeave={onLeave} />
      </div>
    </div>
  )
})
