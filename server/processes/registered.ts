import { KnownProcessType, ProcessType } from '#shared/api/nouns/enums'
import type { InfoText } from '#shared/api/nouns/settings'
import { outside } from '#outside/server'
import type { BookingDocument } from '../platform/database/schema/bookings'
import { processLog } from '../platform/log'
import type { ServerModule, ServerProcess } from './server-process'

/**
 * Returns the processes of packages by their types. A package that fails is left out with a line, so that the others work. Of
 * two processes of one type the first counts, as in the application.
 */
export const byType = (modules: readonly ServerModule[]): ReadonlyMap<string, ServerProcess> =>
  modules.reduce<ReadonlyMap<string, ServerProcess>>(withModule, new Map())

function withModule(all: ReadonlyMap<string, ServerProcess>, { name, load }: ServerModule) {
  try {
    const { serverProcesses } = load()
    if (!Array.isArray(serverProcesses)) throw new TypeError('Its server.ts exports no list serverProcesses.')
    return new Map([...all, ...checked(serverProcesses, all)])
  } catch (error) {
    processLog.error(`The server's part of the module ${name} is left out`, error)
    return all
  }
}

/** @throws Error that names the field and the remedy */
const checked = (processes: readonly ServerProcess[], others: ReadonlyMap<string, ServerProcess>) =>
  processes.map((one): [string, ServerProcess] => {
    if (!ProcessType.is(one.type))
      throw new TypeError(`The type ${String(one.type)} is not in capitals, such as BODY_REPAIR.`)
    if (others.has(one.type)) throw new TypeError(`Another package has the type ${one.type} already.`)
    if (typeof one.name !== 'string') throw new TypeError(`${one.type} has no name.`)
    return [one.type, one]
  })

const registered = byType(outside)

/** Whether the server books for a process: one of the specification, or of a package. */
export const isProcess = (type: string, processes = registered): boolean =>
  KnownProcessType.is(type) || processes.has(type)

/** The info texts of the packages' processes. Those of the chain come first. */
export const withToldInfoTexts = (chain: readonly InfoText[], processes = registered): InfoText[] => {
  const codes = new Set(chain.map(({ code }) => code))
  const told = [...processes.values()].flatMap(({ infoText }) => infoText ?? [])
  return [...chain, ...told.filter(({ code }) => !codes.has(code))]
}

/**
 * Adds what the package of the booking's process tells of it. Where it tells nothing, because it throws or is not there any more,
 * what it told `before` stays.
 */
export function withToldProcess(
  booking: BookingDocument,
  before: Pick<BookingDocument, 'process_name' | 'process_facts'> = {},
  processes = registered,
): BookingDocument {
  const process = processes.get(booking.process_type ?? '')
  const { process_name, process_facts } = before
  if (!process) return process_name || process_facts ? { ...booking, process_name, process_facts } : booking
  return { ...booking, process_name: process.name, process_facts: factsOf(process, booking) ?? process_facts }
}

/** A fact without text is none. */
function factsOf({ type, facts }: ServerProcess, booking: BookingDocument): BookingDocument['process_facts'] {
  try {
    return facts?.(booking)
      .filter(({ label, text }) => isWords(label) && isWords(text))
      .map(({ label, text, isTyped = false }) => ({ label, text, is_typed: isTyped }))
  } catch (error) {
    processLog.error(`${type}: its facts have thrown. Correct them in the package's server.ts`, withoutMessage(error))
    return undefined
  }
}

/** A package that is not checked by TypeScript may give anything. */
const isWords = (text: unknown): boolean => typeof text === 'string' && text.trim() !== ''

/** Where it was thrown. Its message may repeat what a customer has typed. */
const withoutMessage = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n')
    : ''
