import { KnownProcessType } from '#shared/api/nouns/enums'
import { outside } from '#outside/server'
import type { BookingDocument } from '../platform/database/schema/bookings'
import { processLog } from '../platform/log'
import type { ServerModule, ServerProcess } from './server-process'

/** Returns the processes of packages by their types. A package that fails is left out with a line, so that the others work. */
export const byType = (modules: readonly ServerModule[]): ReadonlyMap<string, ServerProcess> =>
  new Map(modules.flatMap(processesOf).map((one) => [one.type, one]))

function processesOf({ name, load }: ServerModule): readonly ServerProcess[] {
  try {
    const { serverProcesses } = load()
    if (!Array.isArray(serverProcesses)) throw new TypeError('Its server.ts exports no list serverProcesses.')
    return serverProcesses
  } catch (error) {
    processLog.error(`The server's part of the module ${name} is left out`, error)
    return []
  }
}

const registered = byType(outside)

/** Whether the server books for a process: one of the specification, or of a package. */
export const isProcess = (type: string, processes = registered): boolean =>
  KnownProcessType.is(type) || processes.has(type)

/** Adds what the package of the booking's process tells of it. A package that throws tells nothing, and the booking stays. */
export function withToldProcess(booking: BookingDocument, processes = registered): BookingDocument {
  const process = processes.get(booking.process_type ?? '')
  if (!process) return booking
  return { ...booking, process_name: process.name, process_facts: factsOf(process, booking) }
}

function factsOf({ type, facts }: ServerProcess, booking: BookingDocument): BookingDocument['process_facts'] {
  try {
    return facts?.(booking).map(({ label, text, isTyped = false }) => ({ label, text, is_typed: isTyped }))
  } catch (error) {
    processLog.error(`${type}: its facts have thrown. Correct them in the package's server.ts`, withoutMessage(error))
    return undefined
  }
}

/** Where it was thrown. Its message may repeat what a customer has typed. */
const withoutMessage = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n')
    : ''
