import { organizationOf } from '../../../../draft/draft'
import { isEmail } from '#shared/text/email'
import { badRequest, conflict, sessionExpired, tooOften } from '../../../../platform/refusal'
import { hashed } from '../../../../platform/secrets'
import { countFeedback, insertFeedback } from '../store/feedback'
import { enqueue } from '../../../../platform/outbox/outbox'
import { lockSession } from '../../../../draft/sessions'
import { workshopExists } from '../../../../catalog/workshops'
import { limitedText } from '../../../../http/texts'
import type { Context, Dependencies } from '../../../context'

const MOST_OF_SESSION = 5
const BEST_RATING = 10

interface Input {
  readonly query: { readonly sendEmail?: boolean | undefined; readonly notificationEmailAddress?: string | undefined }
  readonly body: { readonly message: string; readonly rating: number | null }
}

/**
 * Stores feedback and, if requested, queues a message to the session's workshop. The given address is only for the
 * workshop's reply. The server itself never sends to it, because anyone could then have it mail any address.
 */
export async function sendFeedback({ db }: Dependencies, input: Input, { session }: Context): Promise<void> {
  const { sendEmail = false } = input.query
  const feedback = { ...readFeedback(input.body), replyTo: readReplyTo(input.query.notificationEmailAddress ?? '') }
  const organizationId = organizationOf(session.draft)
  if (!(await workshopExists(db, organizationId)))
    throw conflict('ORGANIZATION_MISSING', 'the workshop of the session no longer exists')
  await db.transaction(async (tx) => {
    if (!(await lockSession(tx, session.id))) throw sessionExpired()
    const contentHash = hashed(JSON.stringify(feedback))
    const inserted = await insertFeedback(tx, { ...feedback, sessionId: session.id, organizationId, contentHash })
    if (!inserted) return
    if ((await countFeedback(tx, session.id)) > MOST_OF_SESSION) throw tooOften('too much feedback in one session')
    if (sendEmail)
      await enqueue(tx, { kind: 'FEEDBACK_NOTICE', audience: 'workshop', organizationId, feedbackId: inserted.id })
  })
}

function readFeedback({ message, rating }: Input['body']): Input['body'] {
  const text = limitedText(message, 5000).trim()
  if (text === '') throw badRequest('MESSAGE_MISSING', 'feedback needs a message')
  if (rating !== null && !(Number.isInteger(rating) && rating >= 0 && rating <= BEST_RATING))
    throw badRequest('BAD_RATING', `a rating is a whole number from 0 to ${BEST_RATING}`)
  return { message: text, rating }
}

function readReplyTo(address: string): string | null {
  const replyTo = address.trim()
  if (replyTo === '') return null
  if (!isEmail(replyTo)) throw badRequest('BAD_EMAIL', 'not an e-mail address')
  return replyTo
}
