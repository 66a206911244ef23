import type { ProcessDefinition, RoutedProcess, WizardProcess } from './definitions'

/**
 * Lists what keeps the processes from being registered: a type, path or step that stands twice, of which the order of the
 * list would choose one, and a screen that is missing. Each line names the module, its field and the remedy.
 */
export function registryFaults(definitions: readonly ProcessDefinition[]): string[] {
  const routed = definitions.filter((one) => one.kind !== 'unrouted')
  return [
    ...repeated(definitions, ({ type }) => type).map(
      ([{ type }]) => `${type}: its type is registered twice. Remove one of the two, or give it a type of its own.`,
    ),
    ...repeated(routed, ({ path }) => path).map(
      ([one, other]) => `${one.type}: its path ${one.path} is that of ${other.type}. Choose another path.`,
    ),
    ...routed.flatMap((one) => (one.kind === 'wizard' ? stepFaults(one) : screenFault(one, one))),
  ]
}

function stepFaults({ type, steps }: WizardProcess): string[] {
  return [
    ...repeated(steps, ({ name }) => name).map(
      ([{ name }]) => `${type}: its step ${name} stands twice. Give one of the two another name.`,
    ),
    ...steps.flatMap((step) => screenFault({ type }, step, ` of the step ${step.name}`)),
  ]
}

/** A module that is not checked by TypeScript may lack it. */
function screenFault(
  { type }: Pick<RoutedProcess, 'type'>,
  { Screen }: { readonly Screen?: unknown },
  of = '',
): string[] {
  return Screen ? [] : [`${type}: Screen${of} is missing. Spread a ready step, or lazyStep(() => import('./ui/step')).`]
}

/** Returns each element whose key an earlier one has, with that earlier one. */
const repeated = <T>(all: readonly T[], key: (one: T) => string): (readonly [T, T])[] =>
  all.flatMap((one, index) => {
    const earlier = all.slice(0, index).find((other) => key(other) === key(one))
    return earlier ? [[one, earlier] as const] : []
  })
