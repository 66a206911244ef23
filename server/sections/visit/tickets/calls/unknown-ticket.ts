import { Refusal } from '../../../../platform/refusal'

/** Creates the same refusal for a ticket that is unknown, done, expired or of another owner. */
export const unknownTicket = (): Refusal =>
  new Refusal(404, 'UNKNOWN_TICKET', 'no such service ticket, or not any more')
