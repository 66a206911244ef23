import type { EditRequest } from '#shared/api/nouns/edit-request'
import { channelOf, readEditRequest, type CleanEditRequest } from '../domain/edit-request'
import type { OutboxMessage } from '../domain/outbox-message'
import { badRequest, sessionExpired, tooOften } from '../refusal'
import { hashed } from '../secrets'
import { countEditRequests, countRecentFor, insertEditRequest } from '../store/edit-requests'
import { enqueueAll } from '../store/outbox'
import { lockSession } from '../store/sessions'
import { workshopExists } from '../store/workshops'
import { requireId } from './ids'
import { limitedText, limitedTexts } from './texts'
import type { Context, Dependencies } from './types'

/** More than anyone has cars. */
const MOST_OF_SESSION = 5
/** Sessions cost nothing: only a limit by address keeps a stranger's mailbox from being filled with acknowledgements. */
const MOST_TO_ADDRESS = 5

/**
 * Takes in a request to change or cancel a booking. The same one again in one session answers the same and stores nothing:
 * the session's row is locked, so that of two submits at once the second finds the first. Of too many for one address in an
 * hour, whoever sends them, only the workshop hears.
 */
export async function sendEditRequest(
  { db }: Dependencies,
  { query, body }: { query: { installationType: string }; body: EditRequest },
  { session }: Context,
): Promise<void> {
  const channel = channelOf(limitedText(query.installationType, 100))
  const request = readLimited(body)
  const contentHash = hashed(JSON.stringify(request))
  if (!(await workshopExists(db, request.organizationId)))
    throw badRequest('UNKNOWN_ORGANIZATION', 'no such organization')
  await db.transaction(async (tx) => {
    if (!(await lockSession(tx, session.id))) throw sessionExpired()
    const inserted = await insertEditRequest(tx, { ...request, sessionId: session.id, channel, contentHash })
    if (!inserted) return
    if ((await countEditRequests(tx, session.id)) > MOST_OF_SESSION) throw tooOften('too many requests in one session')
    const isAnswered = request.email !== '' && (await countRecentFor(tx, request.email)) <= MOST_TO_ADDRESS
    await enqueueAll(tx, messagesOf(inserted.id, request, isAnswered))
  })
}

function readLimited(body: EditRequest): CleanEditRequest {
  const { message, ...short } = body
  limitedText(message, 5000)
  limitedTexts(short, 300)
  requireId(body.organization)
  const request = readEditRequest(body)
  if (typeof request === 'string') throw badRequest(request, 'not as the cancel form asks for it')
  return request
}

function messagesOf(
  editRequestId: string,
  { email, organizationId }: CleanEditRequest,
  isAnswered: boolean,
): OutboxMessage[] {
  const notice = { kind: 'EDIT_REQUEST_NOTICE', audience: 'workshop', organizationId, editRequestId } as const
  if (!isAnswered) return [notice]
  return [{ kind: 'EDIT_REQUEST_ACKNOWLEDGEMENT', audience: 'customer', email, editRequestId }, notice]
}
