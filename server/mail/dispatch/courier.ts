import { startLane, type Lane, type LaneOptions } from '../../platform/outbox/lane'
import { dispatchNext, type Dispatch } from './dispatch'

export type CourierOptions = Dispatch & Pick<LaneOptions, 'pollMs'>

/** Dispatches the mails of the outbox while the server runs. */
export const startCourier = ({ pollMs, ...dispatch }: CourierOptions): Lane =>
  startLane({
    dispatchNext: (signal) => dispatchNext(dispatch, signal),
    log: dispatch.log,
    failure: 'could not deliver mail',
    ...(pollMs !== undefined && { pollMs }),
  })
