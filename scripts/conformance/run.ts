/** Runs all calls of the contract and the booking journeys against a server, and collects the findings. */
import { reason } from '../tools/run'
import type { TargetServer } from '../tools/visitor'
import { causeOf, titleOf } from './blame'
import { checkCompletion } from './sections/completion'
import { Findings, NotTried, type Finding } from './findings'
import { checkJourneys } from './journeys'
import { checkOrganizations } from './sections/organizations'
import { extensionsOf } from './extensions'
import { checkOther } from './sections/other'
import { checkPayments } from './sections/payments'
import { preflight } from './preflight'
import { processVerdicts, type ProcessVerdict } from './processes'
import { checkServiceTickets } from './sections/service-tickets'
import { checkServices } from './sections/services'
import { checkSession } from './sections/session'
import { checkTime } from './sections/time'
import { checkVehicle } from './sections/vehicle'
import { checkWithdrawal } from './sections/withdrawal'
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
  withdrawal: checkWithdrawal,
  journeys: checkJourneys,
} as const

export const HEADINGS = Object.keys(SECTIONS)

export interface Outcome {
  readonly findings: readonly Finding[]
  /** Headings whose checks ended early because a call they depend on failed, with the reason. */
  readonly ended: readonly { readonly heading: string; readonly why: string }[]
  /** Why nothing was checked, or null. */
  readonly stopped: string | null
  /** Whether a booking of each process can be made. Empty if journeys were not asked for. */
  readonly processes: readonly ProcessVerdict[]
  /** Names of the extensions that the server announces. */
  readonly extensions: readonly string[]
  /** True if all headings were checked. */
  readonly isWhole: boolean
}

export interface ConformanceOptions {
  readonly facts: Facts
  /** Headings to run. All by default. */
  readonly only?: readonly string[]
  /** Called when a heading begins. */
  readonly onHeading?: (heading: string) => void
}

export async function conformance(
  server: TargetServer,
  { facts, only = HEADINGS, onHeading }: ConformanceOptions,
): Promise<Outcome> {
  const findings = new Findings()
  const world = createWorld(server, facts, findings)
  const ended: { heading: string; why: string }[] = []
  const isWhole = only.length === HEADINGS.length
  const stopped = await preflight(world)
  if (stopped !== null) {
    const stop = { call: 'initSession', promise: 'opens a session', verdict: 'broken', why: stopped } as const
    return { findings: [stop], ended, stopped, processes: [], extensions: [], isWhole }
  }
  for (const [heading, checkHeading] of Object.entries(SECTIONS)) {
    if (!only.includes(heading)) continue
    onHeading?.(heading)
    try {
      await checkHeading(world)
    } catch (error) {
      // The server lacks data that the rest of the heading depends on, so the rest is not tried.
      if (error instanceof NotTried) continue
      const cause = causeOf(error)
      findings.blame(error)
      ended.push({ heading, why: cause === undefined ? reason(error) : `${titleOf(cause)} failed` })
    }
  }
  const processes = only.includes('journeys') ? await processVerdicts(world) : []
  const extensions = await extensionsOf(world)
  return { findings: findings.all, ended, stopped, processes, extensions, isWhole }
}
