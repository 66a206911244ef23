import type { ProcessType } from '#shared/api/nouns/enums'
import { createVisitor, type VisitedServer, type Visitor } from '../tools/visitor'
import type { Findings } from './findings'

/** What the kit is told of the chain; everything else it finds out by asking. */
export interface Facts {
  readonly organizationId: number
  /** A passenger car that the register knows. */
  readonly plate: string
  /** A well-formed plate that it does not know. */
  readonly unknownPlate: string
  /** A service ticket that can be opened; null where none is known. */
  readonly ticketCode: string | null
  /** Whether bookings may be saved, moved and cancelled: they are real ones. */
  readonly mayBook: boolean
}

/** What every check has at hand. */
export interface World {
  readonly facts: Facts
  readonly tokenHeader: string
  readonly check: Findings['check']
  /** A visitor without a session. */
  readonly stranger: () => Visitor
  /** A visitor with a session of its own. */
  readonly visit: (process?: ProcessType) => Promise<Visitor>
}

export function createWorld(server: VisitedServer, facts: Facts, findings: Findings): World {
  const stranger = () => createVisitor(server)
  return {
    facts,
    tokenHeader: server.tokenHeader,
    check: (...arguments_) => findings.check(...arguments_),
    stranger,
    visit: async (usedProcessType = 'MAINTENANCE') => {
      const visitor = stranger()
      await visitor.api.initSession({
        query: { organizationId: facts.organizationId, installationType: 'BASSADONE_PUBLIC', usedProcessType },
      })
      return visitor
    },
  }
}
