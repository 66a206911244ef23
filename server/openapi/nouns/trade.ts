import { BiilaTimes, WantedDate } from '#shared/api/nouns/biila'
import { InfoRow, ServiceTicket, ServiceTicketItem } from '#shared/api/nouns/service-ticket'
import { LeasingCompany, LeasingContract, Lift, Recall, RepairTarget, ServiceCycle } from '#shared/api/nouns/trade'
import { noun, type Nouns } from '../noun'

/** Components of service tickets, makes, recalls, repairs and leasing. */
export const tradeNouns: Nouns = {
  BiilaTimes: noun(BiilaTimes, 'Times for picking up and returning the car, and the chosen ones.'),
  InfoRow: noun(InfoRow, 'Information about an item of a service ticket.'),
  LeasingCompany: noun(LeasingCompany, 'A leasing company.'),
  LeasingContract: noun(LeasingContract, 'A type of contract of a leasing company.'),
  Lift: noun(Lift, 'A lift of a workshop.'),
  Recall: noun(Recall, 'A manufacturer’s recall that is still open for the vehicle. `issued` is a date.'),
  RepairTarget: noun(
    RepairTarget,
    'Something that can be repaired. `parentId` is the target that contains it, or null at the root.',
  ),
  ServiceCycle: noun(ServiceCycle, 'A service interval in kilometers or months, whichever comes first.'),
  ServiceTicket: noun(ServiceTicket, 'A workshop’s proposal to a customer. `expires` is the last valid day.'),
  ServiceTicketItem: noun(ServiceTicketItem, 'A proposed job. A remark has neither product nor price.'),
  WantedDate: noun(WantedDate, 'One of the offered times.'),
}
