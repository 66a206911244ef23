import type { EditRequest } from '#shared/api/nouns/edit-request'
import { channelOf, readChangeRequest, type CleanChangeRequest } from '../rules/change-request'
import type { OutboxMessage } from '../../../../platform/database/schema/outbox'
import { badRequest, sessionExpired, tooOften } from '../../../../platform/refusal'
import { hashed } from '../../../../platform/secrets'
import { countChangeRequests, countRecentFor, insertChangeRequest } from '../store/change-requests'
import { enqueueAll } from '../../../../platform/outbox/outbox'
import { lockSession } from '../../../../draft/sessions'
import { workshopExists } from '../../../../catalog/workshops'
import { requireId } from '../../../../http/ids'
import { limitedText, limitedTexts } from '../../../../http/texts'
import type { Context, Dependencies } from '../../../context'

/** Limit per session, above the number of cars that one visitor has. */
const MOST_OF_SESSION = 5
/**
 * Limit of acknowledgements per address and hour. Sessions are free, so only this limit protects a stranger's mailbox
 * from being flooded.
 */
const MOST_TO_ADDRESS = 5

/**
 * Stores a request to change or cancel a booking. Idempotent: repeating the same request in a session returns the same
 * response and stores nothing. The session row is locked, so that the second of two concurrent submits finds the first.
 * Above the limit of an address, only the workshop gets a message.
 */
export async function sendChangeRequest(
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
    const inserted = await insertChangeRequest(tx, { ...request, sessionId: session.id, channel, contentHash })
    if (!inserted) return
    if ((await countChangeRequests(tx, session.id)) > MOST_OF_SESSION)
      throw tooOften('too many requests in one session')
    const isAnswered = request.email !== '' && (await countRecentFor(tx, request.email)) <= MOST_TO_ADDRESS
    await enqueueAll(tx, messagesOf(inserted.id, request, isAnswered))
  })
}

function readLimited(body: EditRequest): CleanChangeRequest {
  const { message, ...short } = body
  limitedText(message, 5000)
  limitedTexts(short, 300)
  requireId(body.organization)
  const request = readChangeRequest(body)
  if (typeof request === 'string') throw badRequest(request, 'invalid field of the cancel form')
  return request
}

function messagesOf(
  editRequestId: string,
  { email, organizationId }: CleanChangeRequest,
  isAnswered: boolean,
): OutboxMessage[] {
  const notice = { kind: 'EDIT_REQUEST_NOTICE', audience: 'workshop', organizationId, editRequestId } as const
  if (!isAnswered) return [notice]
  return [{ kind: 'EDIT_REQUEST_ACKNOWLEDGEMENT', audience: 'customer', email, editRequestId }, notice]
}
