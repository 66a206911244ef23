import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { errorText } from '#entities/notification'
import { CallUs } from '#entities/organization'
import { isOutcomeUnknown } from '#shared/api/errors'
import { jobPriceText, jobSumText } from '#shared/booking-facts/job-price'
import { Button } from '#shared/ui/action/button'
import { Message } from '#shared/ui/feedback/message'
import { Panel } from '#shared/ui/layout/panel'
import type { ApproveStore } from '../model/approve-store'
import { jobFieldId } from '../model/job-field'
import { productKey } from '../model/jobs'
import { t } from '../texts'
import styles from './work.module.css'

type Props = Omit<ApproveStore, 'dispose'>

/** The answer so far, what it costs and does, and the button that sends it. */
export const Answer = observer(function Answer({ work, choice, answer }: Props) {
  const { accepted, extras, declined, undecided, sum } = choice
  const yes = [...accepted, ...extras]
  return (
    <Panel heading={t('answer')} className={styles.answer}>
      <dl className={styles.rows} aria-live="polite">
        {accepted.map((job) => (
          <Row key={job.id} name={job.description} text={jobPriceText(job.price, job.priceKind)} />
        ))}
        {extras.map((extra) => (
          <Row key={productKey(extra.product)} name={extra.description} text={jobPriceText(extra.price)} />
        ))}
        {declined.map((job) => (
          <Row key={job.id} name={job.description} text={t('declined')} />
        ))}
        {undecided.map((job) => (
          <Row key={job.id} name={job.description} text={t('undecided')} />
        ))}
        <div className={styles.sum}>
          <dt>{t('total')}</dt>
          <dd className="num">{jobSumText(sum)}</dd>
        </div>
      </dl>
      <div className={styles.terms}>
        {sum.isPartial && <p>{t('totalPartial')}</p>}
        {yes.length > 0 && <p>{t('vat')}</p>}
        {undecided.length === 0 && <p>{t(yes.length > 0 ? 'binding' : 'bindingNone')}</p>}
        <p>{t('final')}</p>
      </div>
      <Refusal choice={choice} answer={answer} />
      <SendButton answer={answer} />
      {answer.sending.hasFailed && <Failure error={answer.sending.error} />}
      <p className={styles.terms}>
        <CallUs number={work.booking?.organization?.phone_number} />
      </p>
    </Panel>
  )
})

const Row = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{text}</dd>
  </div>
)

/** Accepting work obliges to pay for it, so a chain's words for that belong on this button. */
const SendButton = observer(function SendButton({ answer }: Pick<Props, 'answer'>) {
  const { sending, isLocked, send } = answer
  return (
    <Button
      variant="primary"
      size="lg"
      block
      busy={sending.isRunning}
      busyLabel={t('sending')}
      onClick={() => void send()}
    >
      {t(isLocked && !sending.isRunning ? 'sendAgain' : 'send')}
    </Button>
  )
})

/** Why nothing was sent. The first undecided job takes the focus. */
const Refusal = observer(function Refusal({ choice, answer }: Omit<Props, 'work'>) {
  const { notice, refusals, gone } = answer
  const [first] = choice.undecided
  const fieldId = first && jobFieldId(first)
  useEffect(() => {
    if (refusals > 0 && fieldId) document.getElementById(fieldId)?.focus()
    // Only a new refusal moves the focus, and not a choice.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refusals])
  if (notice === null || (notice === 'incomplete' && !first)) return null
  return (
    <Message tone={notice === 'changed' ? 'warning' : 'error'} role="alert">
      {t(notice)} {gone.length > 0 && t('gone', { names: gone.join(', ') })}
    </Message>
  )
})

const Failure = ({ error }: { readonly error: unknown }) => (
  <Message tone="error" title={t('failed')}>
    <p>{isOutcomeUnknown(error) ? t('unsure') : errorText(error)}</p>
  </Message>
)
