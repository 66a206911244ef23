import { BiilaTimes, WantedDate } from '#shared/api/nouns/biila'
import { InfoRow, ServiceTicket, ServiceTicketItem } from '#shared/api/nouns/service-ticket'
import { LeasingCompany, LeasingContract, Lift, Recall, RepairTarget, ServiceCycle } from '#shared/api/nouns/trade'
import { noun, type Nouns } from '../noun'

/** Service tickets, and what a workshop knows of makes, recalls, repairs and leasing. */
export const tradeNouns: Nouns = {
  BiilaTimes: noun(BiilaTimes, 'When the car can be fetched and brought back, and what has been chosen of it.'),
  InfoRow: noun(InfoRow, 'Something that is told of an item of a service ticket.'),
  LeasingCompany: noun(LeasingCompany, 'A company that vehicles are leased from.'),
  LeasingContract: noun(LeasingContract, 'A kind of contract that a leasing company has.'),
  Lift: noun(Lift, 'A lift of a workshop’s.'),
  Recall: noun(Recall, 'A maker’s recall that has yet to be done on the vehicle. `issued` is a date.'),
  RepairTarget: noun(
    RepairTarget,
    'Something that can be repaired; `parentId` names what it is a part of, null at the root.',
  ),
  ServiceCycle: noun(
    ServiceCycle,
    'How often something is due: after so many kilometers or months, whichever comes first.',
  ),
  ServiceTicket: noun(ServiceTicket, 'A workshop’s proposal to a customer. `expires` is its last day.'),
  ServiceTicketItem: noun(ServiceTicketItem, 'A job that is proposed; a remark has neither product nor price.'),
  WantedDate: noun(WantedDate, 'One of the times on offer.'),
}
