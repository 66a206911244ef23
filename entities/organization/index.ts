export { addressLine, byFirstFreeDay, firstFreeDays, nearestFirst } from './model/organization-rules'
export { organizationSearch } from './model/organization-search'
export { CallUs } from './ui/call-us'
export { WorkshopInfo } from './ui/workshop-info'
