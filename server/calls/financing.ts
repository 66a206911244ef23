/** SPEC.md section 7, «Financing (generic)»: handlers. */
import type * as financing from '#shared/api/contract/financing'
import type { Dependencies, Handlers } from './types'

export const financingHandlers = (_: Dependencies): Handlers<typeof financing> => ({})
