import { registryPort, wizardStore } from '#entities/process'
import { emit, type PlaceEvent } from '#shared/events'
import { defineStore } from '#shared/store/define-store'

/**
 * Tells the page around where the visitor is, by what the registry says of it: a process that is registered is reported
 * (RT-10). To be called with the path that the router shows whenever that or the wizard may have changed.
 */
export const reportingStore = defineStore('reporting', (get) => {
  let told: PlaceEvent | undefined
  return (path: string): void => {
    const { process, active } = get(wizardStore)
    const open = get(registryPort).at(path)
    if (!open || (process ?? open) !== open) return
    const here = { processType: open.type, route: open.path, step: active?.name ?? null }
    if (told?.route !== here.route) emit('page-view', here)
    else if (told.step !== here.step) emit('step-change', here)
    told = here
  }
})
