import { joinModules, type ProcessDefinition } from '#entities/process'
import { outside } from '#outside'
import { cancelForm } from './cancel-form'
import { maintenance } from './maintenance'
import { tireChange } from './tire-change'
import { unrouted } from './unrouted'

/**
 * Every process, in the order of the tabs but for `tabOrder`. To add one to this repository, add it here and remove its type
 * from `./unrouted`. A process of another package joins by the variable PROCESSES.
 */
export const processes: readonly ProcessDefinition[] = joinModules(
  [maintenance, tireChange, cancelForm, ...unrouted],
  outside,
)
