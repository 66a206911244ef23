import type { ProcessType } from '#shared/api/nouns/enums'
import type { Identifier } from '#shared/api/nouns/lenient'
import { createVisitor, type VisitedServer, type Visitor } from '../tools/visitor'
import { blaming } from './blame'
import type { Findings } from './findings'
import { noting } from './forgiven'

/** Facts about the chain that the operator provides. The kit reads everything else from the server. */
export interface Facts {
  readonly organizationId: Identifier
  /** Plate of a passenger car in the register. */
  readonly plate: string
  /** A well-formed plate that is not in the register. */
  readonly unknownPlate: string
  /** Code of a service ticket that can be opened. Null if none is known. */
  readonly ticketCode: string | null
  /** Whether the kit may save, move and cancel real bookings. */
  readonly mayBook: boolean
}

/** Context of every check. */
export interface World {
  readonly facts: Facts
  readonly tokenHeader: string
  readonly check: Findings['check']
  readonly forgive: Findings['forgive']
  /** Creates a visitor without a session. */
  readonly stranger: () => Visitor
  /** Creates a visitor with its own session. */
  readonly newVisitor: (process?: ProcessType) => Promise<Visitor>
}

export function createWorld(server: VisitedServer, facts: Facts, findings: Findings): World {
  const stranger = () => {
    const visitor = createVisitor(noting(server, (call, what) => findings.forgive(call, what)))
    return { ...visitor, api: blaming(visitor.api) }
  }
  return {
    facts,
    tokenHeader: server.tokenHeader,
    check: (...arguments_) => findings.check(...arguments_),
    forgive: (...arguments_) => findings.forgive(...arguments_),
    stranger,
    newVisitor: async (usedProcessType = 'MAINTENANCE') => {
      const visitor = stranger()
      await visitor.api.initSession({
        query: { organizationId: facts.organizationId, installationType: 'BASSADONE_PUBLIC', usedProcessType },
      })
      return visitor
    },
  }
}
