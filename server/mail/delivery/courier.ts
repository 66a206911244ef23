import { startLane, type Lane, type LaneOptions } from '../../platform/outbox/lane'
import { deliverNext, type Delivery } from './deliver'

export type CourierOptions = Delivery & Pick<LaneOptions, 'pollMs'>

/** Delivers the mails of the outbox while the server runs. */
export const startCourier = ({ pollMs, ...delivery }: CourierOptions): Lane =>
  startLane({
    deliverNext: (signal) => deliverNext(delivery, signal),
    log: delivery.log,
    failure: 'could not deliver mail',
    ...(pollMs !== undefined && { pollMs }),
  })
