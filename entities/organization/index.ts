export { addressLine, byFirstFreeDay, firstFreeDays } from './model/organization-rules'
export { WorkshopInfo } from './ui/workshop-info'
