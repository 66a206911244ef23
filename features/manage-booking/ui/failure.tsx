import { errorText } from '#entities/notification'
import { DeniedError } from '#shared/api/errors'
import { Message } from '#shared/ui/feedback/message'
import { refusalOf } from '../model/saved-booking'
import { t } from '../texts'

interface Props {
  readonly title: string
  readonly error: unknown
}

/** Reports a failed action and its reason, beside the control that started it. */
export const Failure = ({ title, error }: Props) => (
  <Message tone="error" title={title}>
    <p>{reasonOf(error)}</p>
  </Message>
)

function reasonOf(error: unknown): string {
  const refusal = refusalOf(error)
  if (refusal === 'BOOKING_PAST') return t('past')
  if (refusal === 'CAR_RECEIVED') return t('received')
  if (refusal === 'NOT_FOUND') return t('notFound')
  return error instanceof DeniedError ? t('unchanged') : errorText(error)
}
