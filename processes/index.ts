import type { ProcessDefinition } from '#entities/process'
import { cancelForm } from './cancel-form'
import { maintenance } from './maintenance'
import { tireChange } from './tire-change'
import { unrouted } from './unrouted'

/**
 * Every process, in the order of the tabs. To add one, add it here and remove its type from `./unrouted`. No other code
 * changes.
 */
export const processes: readonly ProcessDefinition[] = [maintenance, tireChange, cancelForm, ...unrouted]
