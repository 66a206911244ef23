import type { ProcessType } from '#shared/api/nouns/enums'
import { definePort } from '#shared/store/define-store'
import type { ProcessDefinition, RoutedProcess } from './definitions'
import type { Redirect } from './redirect'

/** All process types. Tabs, routes, breadcrumb, headings and wizard are derived from it (RT-10). */
export interface ProcessRegistry {
  readonly all: readonly ProcessDefinition[]
  /** The processes with a route, in the order of the tabs. */
  readonly routed: readonly RoutedProcess[]
  readonly byType: (type: ProcessType) => ProcessDefinition | undefined
  /** Returns the process of a path, with or without a trailing slash. */
  readonly at: (path: string) => RoutedProcess | undefined
}

/** @throws Error on a duplicate type, path or step, because the list order would decide which one is used */
export function createRegistry(definitions: readonly ProcessDefinition[]): ProcessRegistry {
  const routed = definitions.filter((definition) => definition.kind !== 'unrouted')
  refuseTwice(definitions.map(({ type }) => type))
  refuseTwice(routed.map(({ path }) => path))
  for (const definition of routed)
    if (definition.kind === 'wizard') refuseTwice(definition.steps.map(({ name }) => `${definition.type} ${name}`))
  const byType = new Map(definitions.map((definition) => [definition.type, definition]))
  const at = (path: string): RoutedProcess | undefined =>
    routed.find((definition) => definition.path === path.replace(/\/+$/, ''))
  return { all: definitions, routed, byType: (type) => byType.get(type), at }
}

function refuseTwice(values: readonly string[]): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index)
  if (twice !== undefined) throw new Error(`Registered twice: ${twice}`)
}

export const registryPort = definePort<ProcessRegistry>('process-registry')

/** Returns the redirects of all processes, each once, because another site may return the visitor to any page. */
export const redirectsOf = ({ routed }: ProcessRegistry): readonly Redirect[] => {
  const all = routed.flatMap((process) => (process.kind === 'wizard' ? (process.redirects ?? []) : []))
  return all.filter(({ key }, index) => all.findIndex((one) => one.key === key) === index)
}
