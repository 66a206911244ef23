export { byFirstFreeDay, firstFreeDays, nearestFirst, organizationSearch } from './model/organization-rules'
export { customerServiceStore, workshopInfoStore } from './model/organization-stores'
export { CallUs } from './ui/call-us'
export { useWorkshopInfo, WorkshopInfo } from './ui/workshop-info'
