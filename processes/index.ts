import type { ProcessDefinition } from '#entities/process'
import { cancelForm } from './cancel-form'
import { maintenance } from './maintenance'
import { tireChange } from './tire-change'
import { unrouted } from './unrouted'

/** Every process, in the order of the tabs. A new one adds its line here, and its type leaves `./unrouted`; nothing else knows of it. */
export const processes: readonly ProcessDefinition[] = [maintenance, tireChange, cancelForm, ...unrouted]
