/** The desk's commands around a visit: its state, the workshop's calendar, and events for other systems. */
import { textOf } from '#shared/booking-facts/words'
import { workshopExists } from '../catalog/workshops'
import { addFeed, removeFeeds } from '../feeds/feed-store'
import type { Output } from '../platform/command-output'
import { readServerSecret } from '../platform/database/server-secret'
import { Refusal } from '../platform/refusal'
import { setVisitState } from '../sections/visit/state/index'
import { post } from '../webhooks/dispatch/post'
import { listFailedDispatches, replay } from '../webhooks/store/failed-dispatches'
import type { Endpoint } from '../webhooks/webhook-config'
import type { Desk, DeskAround } from './desk'
import type { DeskRequest } from './request'
import { failedDispatchTable } from './failed-dispatch-table'

type Of<Command extends DeskRequest['command']> = Extract<DeskRequest, { readonly command: Command }>
type AroundRequest = Of<
  'visit state' | 'feed add' | 'feed revoke' | 'webhooks list' | 'webhooks replay' | 'webhooks test'
>

/** Runs a command. Resolves to false after reporting a fault. */
// oxlint-disable-next-line consistent-return -- the compiler checks that every command has its case
export async function runAroundVisit(
  desk: Desk,
  around: DeskAround,
  request: AroundRequest,
  output: Output,
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = desk
  switch (request.command) {
    case 'visit state':
      return setState(desk, around, request, output)
    case 'feed add':
      if (!(await workshopExists(db, request.organization))) return fault(output, `no workshop ${request.organization}`)
      output.line(around.calendarUrl(await addFeed(db, request.organization)))
      return true
    case 'feed revoke':
      output.line(`${await removeFeeds(db, request.organization)} addresses are revoked`)
      return true
    case 'webhooks list':
      output.text(failedDispatchTable(await listFailedDispatches(db), await readServerSecret(db)))
      return true
    case 'webhooks replay':
      output.line(`${await replay(db, request)} deliveries are sent again`)
      return true
    case 'webhooks test':
      return testEndpoints(around.webhooks, output, signal)
  }
}

async function setState(
  { db, now }: Desk,
  { webhooks, tell }: DeskAround,
  { booking, state }: Of<'visit state'>,
  output: Output,
): Promise<boolean> {
  const secret = await readServerSecret(db)
  const endpoints = webhooks.map(({ name }) => name)
  try {
    const progress = await setVisitState({ db, secret, now, endpoints, tell }, { booking, state, source: 'DESK' })
    output.line(`${booking}: ${textOf({ kind: 'visitState', ...progress })}`)
    return true
  } catch (error) {
    if (error instanceof Refusal) return fault(output, `${booking}: ${error.message}`)
    throw error
  }
}

/** Posts a test event to each endpoint, once, and tells what each answers. */
async function testEndpoints(webhooks: readonly Endpoint[], output: Output, signal: AbortSignal): Promise<boolean> {
  if (webhooks.length === 0) return fault(output, 'WEBHOOK_URL is not set')
  const body = JSON.stringify({ type: 'webhook.test', timestamp: new Date().toISOString(), data: {} })
  let areTaken = true
  for (const endpoint of webhooks) {
    const { isTaken, answer } = await post(endpoint, { id: crypto.randomUUID(), body }, signal)
    areTaken &&= isTaken
    const line = `${endpoint.name}: ${answer}`
    if (isTaken) output.line(line)
    else output.fault(line)
  }
  return areTaken
}

function fault(output: Output, text: string): false {
  output.fault(text)
  return false
}
