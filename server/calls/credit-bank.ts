/** SPEC.md section 7, «Credit-bank section»: handlers. */
import type * as creditBank from '#shared/api/contract/credit-bank'
import type { Dependencies, Handlers } from './types'

export const creditBankHandlers = (_: Dependencies): Handlers<typeof creditBank> => ({})
