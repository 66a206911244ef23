/** Handlers of the processes that the chain and a workshop offer. */
import type * as session from '#shared/api/contract/session'
import { requireId } from '../../../http/ids'
import { badRequest } from '../../../platform/refusal'
import { PROCESSES_WITH_SCREENS, processesOf } from '../rules/offered-processes'
import { findWorkshopServices } from '../store/workshop-services'
import type { Dependencies, Handlers } from '../../context'

export const processHandlers = ({ db }: Dependencies) =>
  ({
    activeProcesses: async () => [...PROCESSES_WITH_SCREENS],

    enabledProcesses: async ({ query }) => {
      const services = await findWorkshopServices(db, requireId(query.organizationId))
      if (!services) throw badRequest('UNKNOWN_ORGANIZATION', 'no such organization')
      return processesOf(services)
    },
  }) satisfies Partial<Handlers<typeof session>>
