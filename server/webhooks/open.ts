import { allLanes, startLane, type Lane } from '../platform/outbox/lane'
import { deliverNextEvent, type WebhookDelivery } from './delivery/deliver'
import type { Endpoint } from './webhook-config'

/** Starts a lane for each endpoint, so that none waits for another. */
export const openWebhooks = (endpoints: readonly Endpoint[], delivery: WebhookDelivery): Lane =>
  allLanes(
    endpoints.map((endpoint) =>
      startLane({
        deliverNext: (signal) => deliverNextEvent(delivery, endpoint, signal),
        log: delivery.log,
        failure: `could not deliver webhook ${endpoint.name}`,
      }),
    ),
  )
