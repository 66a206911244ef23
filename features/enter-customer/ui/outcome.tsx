import { observer } from 'mobx-react-lite'
import { bookingStore, type Completion } from '#entities/booking'
import { hasDetails } from '#entities/customer'
import { delayWords } from '#entities/notification'
import { CallUs } from '#entities/organization'
import type { TooMany } from '#shared/api/too-many'
import { useStore } from '#shared/store/use-store'
import { LiveRegion } from '#shared/ui/feedback/live-region'
import { Message } from '#shared/ui/feedback/message'
import { customerDraft } from '../model/customer-draft'
import { ENDINGS, type Ending } from '../model/words-of'
import { t } from '../texts'
import styles from './enter-customer-screen.module.css'

interface Props {
  readonly of: Completion
  readonly isSending: boolean
  /** The last press has sent nothing, because the details could not be saved. */
  readonly isUnsaved: boolean
}

/** The outcome of a submit that did not lead to the thanks screen. A booking that may exist is never called failed. */
export const Outcome = observer(function Outcome({ of, isSending, isUnsaved }: Props) {
  const ending = ENDINGS[of.sends]
  const { isAsking, isUncertain, isRepeatable, hasFailed, tooMany } = of
  const failed =
    ending === 'Request' ? t('requestFailed') : tooMany ? t(`tooMany${tooMany.of}`) : t('bookingSaveFailed')
  const unsure = isRepeatable ? 'unsure' : 'untold'
  return (
    <div className={styles.outcome}>
      <LiveRegion visible className={styles.asking}>
        {isAsking && <Message>{t(`asking${ending}`)}</Message>}
      </LiveRegion>
      {!isSending && (isUncertain || hasFailed || isUnsaved) && (
        <Message
          tone={isUncertain ? 'warning' : 'error'}
          role="alert"
          className={ending === 'Order' ? styles.aboveButton : undefined}
          title={isUncertain ? t(`${unsure}${ending}`) : isUnsaved ? t(`unsaved${ending}`) : failed}
        >
          <Help of={of} isUnsaved={isUnsaved} />
        </Message>
      )}
    </div>
  )
})

/** What to do now. Says that the details are kept only if the server has told them as they stand in the fields. */
const Help = observer(function Help({ of, isUnsaved }: Omit<Props, 'isSending'>) {
  const { booking } = useStore(bookingStore)
  const { values } = useStore(customerDraft)
  const ending = ENDINGS[of.sends]
  const kept = hasDetails(booking?.customer ?? null, values) ? 'Kept' : ''
  if (of.isUncertain && of.isRepeatable) return <p>{t(`unsureHelp${kept}`, { another: t(ANOTHER[ending]) })}</p>
  const failed = isUnsaved
    ? t('unsavedHelp')
    : of.tooMany
      ? tooManyHelp(of.tooMany, ending)
      : t(`bookingSaveFailedHelp${kept}`)
  return (
    <p>
      {of.isUncertain
        ? t(`untoldHelp${ending}`)
        : of.mayBeSaved && !isUnsaved
          ? t(ending === 'Request' ? 'doubtRequest' : 'doubt')
          : failed}
      <CallUs number={booking?.organization?.phone_number} />
    </p>
  )
})

const ANOTHER = { '': 'another', Lead: 'another', Order: 'anotherOrder', Request: 'anotherRequest' } as const

const tooManyHelp = ({ seconds }: TooMany, ending: Ending): string =>
  seconds === null ? t(`tooManyLater${ending}`) : t(`tooManyHelp${ending}`, { delay: delayWords(seconds) })
