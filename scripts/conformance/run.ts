/** Walks every call of the contract and the booking journeys against a server, and tells what it keeps of its promises. */
import { reason } from '../tools/run'
import type { VisitedServer } from '../tools/visitor'
import { checkCompletion } from './completion'
import { Findings, NotTried, type Finding } from './findings'
import { checkJourneys } from './journeys'
import { checkOrganizations } from './organizations'
import { checkOther } from './other'
import { checkPayments } from './payments'
import { checkServiceTickets } from './service-tickets'
import { checkServices } from './services'
import { checkSession } from './session'
import { checkTime } from './time'
import { checkVehicle } from './vehicle'
import { createWorld, type Facts } from './world'

const SECTIONS = {
  session: checkSession,
  vehicle: checkVehicle,
  organizations: checkOrganizations,
  services: checkServices,
  time: checkTime,
  completion: checkCompletion,
  payments: checkPayments,
  'service-tickets': checkServiceTickets,
  other: checkOther,
  journeys: checkJourneys,
} as const

export const HEADINGS = Object.keys(SECTIONS)

export interface Outcome {
  readonly findings: readonly Finding[]
  /** Why the checks of a heading ended before their end, for a call that they stand on did not work. */
  readonly ended: readonly { readonly heading: string; readonly why: string }[]
}

export interface Wish {
  readonly facts: Facts
  /** Some of the headings; all by default. */
  readonly only?: readonly string[]
  /** Told as each heading begins. */
  readonly onHeading?: (heading: string) => void
}

export async function conformance(
  server: VisitedServer,
  { facts, only = HEADINGS, onHeading }: Wish,
): Promise<Outcome> {
  const findings = new Findings()
  const world = createWorld(server, facts, findings)
  const ended: { heading: string; why: string }[] = []
  for (const [heading, checkHeading] of Object.entries(SECTIONS)) {
    if (!only.includes(heading)) continue
    onHeading?.(heading)
    try {
      await checkHeading(world)
    } catch (error) {
      // Where a server has nothing that the rest of a heading stands on, the rest is not tried.
      if (!(error instanceof NotTried)) ended.push({ heading, why: reason(error) })
    }
  }
  return { findings: findings.all, ended }
}
