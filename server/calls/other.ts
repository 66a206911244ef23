/** SPEC.md section 7, «Other»: handlers. */
import type * as other from '#shared/api/contract/other'
import type { Dependencies, Handlers } from './types'

export const otherHandlers = (_: Dependencies): Handlers<typeof other> => ({})
