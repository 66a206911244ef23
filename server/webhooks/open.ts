import { allLanes, startLane, type Lane } from '../platform/outbox/lane'
import { dispatchNextEvent, type WebhookDispatch } from './dispatch/dispatch'
import type { Endpoint } from './webhook-config'

/** Starts a lane for each endpoint, so that none waits for another. */
export const openWebhooks = (endpoints: readonly Endpoint[], dispatch: WebhookDispatch): Lane =>
  allLanes(
    endpoints.map((endpoint) =>
      startLane({
        dispatchNext: (signal) => dispatchNextEvent(dispatch, endpoint, signal),
        log: dispatch.log,
        failure: `could not deliver webhook ${endpoint.name}`,
      }),
    ),
  )
