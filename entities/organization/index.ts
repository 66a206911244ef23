export { addressLine, byFirstFreeDay, firstFreeDays } from './model/organization-rules'
