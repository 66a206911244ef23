export { byFirstFreeDay, firstFreeDays, nearestFirst, organizationSearch } from './model/organization-rules'
export { CallUs } from './ui/call-us'
export { WorkshopInfo } from './ui/workshop-info'
