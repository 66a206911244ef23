import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { PriceText } from '#entities/booking'
import type { InfoRow, Urgency } from '#shared/api/nouns/service-ticket'
import { jobPromise } from '#shared/booking-facts/job-price'
import { isShownPicture } from '#shared/text/picture-address'
import { FieldNote } from '#shared/ui/form/field-note'
import { Tile, Tiles } from '#shared/ui/form/tile'
import { Panel } from '#shared/ui/layout/panel'
import { Icon, PathIcon } from '#shared/ui/text/icon'
import { CLOCK_PATH } from '#shared/ui/text/icon-paths'
import type { AnswerStore } from '../model/answer-store'
import type { ChoiceStore } from '../model/choice-store'
import type { Choice, Job } from '../model/jobs'
import { jobFieldId } from '../model/job-field'
import { t } from '../texts'
import { JobRows } from './job-rows'
import styles from './job.module.css'

interface Props {
  readonly job: Job
  readonly rows: readonly InfoRow[]
  readonly choice: ChoiceStore
  readonly answer: AnswerStore
}

/** A proposed job: how urgent it is, what was found, what it costs, what happens without it, and the choice. */
export const JobCard = observer(function JobCard({ job, rows, choice, answer }: Props) {
  const id = useId()
  const { description, price, priceKind, urgency, consequence } = job
  const promise = jobPromise(price, priceKind)
  return (
    <Panel className={styles.job}>
      <div className={styles.top}>
        <div>
          {urgency && <UrgencyText urgency={urgency} />}
          <h3 id={id}>{description}</h3>
        </div>
        <p className={styles.price}>
          <span className="visually-hidden">{t('price')} </span>
          {promise.before && <small>{promise.before} </small>}
          <PriceText price={price} isPlain />
          {promise.after && <small>{promise.after}</small>}
        </p>
      </div>
      <Picture job={job} />
      <JobRows rows={rows} />
      {consequence && (
        <p className={styles.consequence}>
          <strong>{t('consequence')}:</strong> {consequence}
        </p>
      )}
      <JobChoice job={job} choice={choice} answer={answer} />
    </Panel>
  )
})

/** Nothing is preselected, because silence is no answer. */
const JobChoice = observer(function JobChoice({ job, choice, answer }: Omit<Props, 'rows'>) {
  const fieldId = jobFieldId(job)
  const chosen = choice.of(job)
  const isMissing = answer.notice === 'incomplete' && !chosen
  const option = (value: Choice) => (
    <Tile
      type="radio"
      density="slim"
      id={value === 'accept' ? fieldId : undefined}
      name={fieldId}
      label={t(value)}
      checked={chosen === value}
      disabled={choice.isFixed}
      onChange={() => choice.choose(job, value)}
    />
  )
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${fieldId}-legend`}
      aria-describedby={isMissing ? `${fieldId}-note` : undefined}
      aria-invalid={isMissing || undefined}
      aria-required
    >
      <legend id={`${fieldId}-legend`} className="visually-hidden">
        {t('question', { name: job.description })}
      </legend>
      <Tiles columns={2} className={styles.choice}>
        {option('accept')}
        {option('decline')}
      </Tiles>
      <FieldNote id={`${fieldId}-note`} error={isMissing && t('chooseFirst')} />
    </fieldset>
  )
})

const URGENCIES = { now: 'urgencyNow', soon: 'urgencySoon', later: 'urgencyLater' } as const

const UrgencyText = ({ urgency }: { readonly urgency: Urgency }) => (
  <p className={styles.urgency} data-urgency={urgency}>
    {urgency === 'now' ? <Icon name="warning" /> : <PathIcon path={CLOCK_PATH} />}
    {t(URGENCIES[urgency])}
  </p>
)

/** A picture of this site or of the response itself. Nothing if it cannot be shown. */
function Picture({ job: { picture, description } }: Pick<Props, 'job'>) {
  const [isBroken, setBroken] = useState(false)
  if (!picture || isBroken || !isShownPicture(picture)) return null
  return (
    <img
      className={styles.picture}
      src={picture}
      alt={t('picture', { name: description })}
      onError={() => setBroken(true)}
    />
  )
}
