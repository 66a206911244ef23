export { customerServiceStore, workshopInfoStore } from './model/organization-stores'
export { shownFirstDays } from './model/shown-first-days'
export { CallUs } from './ui/call-us'
export { useWorkshopInfo, WorkshopInfo } from './ui/workshop-info'
