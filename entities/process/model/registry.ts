import type { ProcessType } from '#shared/api/nouns/enums'
import { definePort } from '#shared/store/define-store'
import type { ProcessDefinition, RoutedProcess } from './definitions'
import type { Redirect } from './redirect'
import { registryFaults } from './registry-faults'

/** All process types. Tabs, routes, breadcrumb, headings and wizard are derived from it (RT-10). */
export interface ProcessRegistry {
  readonly all: readonly ProcessDefinition[]
  /** The processes with a route, in the order of the tabs. */
  readonly routed: readonly RoutedProcess[]
  readonly byType: (type: ProcessType) => ProcessDefinition | undefined
  /** Returns the process of a path, with or without a trailing slash. */
  readonly at: (path: string) => RoutedProcess | undefined
}

/** @throws Error that says in a line for each fault which module has it, where, and what to do */
export function createRegistry(definitions: readonly ProcessDefinition[]): ProcessRegistry {
  const faults = registryFaults(definitions)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const routed = definitions.filter((definition) => definition.kind !== 'unrouted').toSorted(byTabOrder)
  const byType = new Map(definitions.map((definition) => [definition.type, definition]))
  const at = (path: string): RoutedProcess | undefined =>
    routed.find((definition) => definition.path === path.replace(/\/+$/, ''))
  return { all: definitions, routed, byType: (type) => byType.get(type), at }
}

/** Processes of the same order stay as they are registered. */
const byTabOrder = (one: RoutedProcess, other: RoutedProcess): number => (one.tabOrder ?? 0) - (other.tabOrder ?? 0)

export const registryPort = definePort<ProcessRegistry>('process-registry')

/** Returns the redirects of all processes, each once, because another site may return the visitor to any page. */
export const redirectsOf = ({ routed }: ProcessRegistry): readonly Redirect[] => {
  const all = routed.flatMap((process) => (process.kind === 'wizard' ? (process.redirects ?? []) : []))
  return all.filter(({ key }, index) => all.findIndex((one) => one.key === key) === index)
}
