import type { ProcessDefinition } from './definitions'
import { registryFaults } from './registry-faults'

/** A package outside this repository that brings processes. */
export interface ModuleSource {
  /** Name of the package or folder, for messages. */
  readonly name: string
  /** Runs the package's code. It may throw. */
  readonly load: () => { readonly processes: readonly ProcessDefinition[] }
}

/**
 * Adds the processes of other packages to `own`. A type that one of them routes is unrouted no more. A package that throws,
 * or whose processes cannot be registered, is left out with a line on the console, so that the others work.
 */
export const joinModules = (
  own: readonly ProcessDefinition[],
  sources: readonly ModuleSource[],
): readonly ProcessDefinition[] => sources.reduce(withSource, own)

function withSource(all: readonly ProcessDefinition[], { name, load }: ModuleSource): readonly ProcessDefinition[] {
  try {
    const { processes } = load()
    const types = new Set(processes.map(({ type }) => type))
    const joined = [...all.filter(({ kind, type }) => kind !== 'unrouted' || !types.has(type)), ...processes]
    const faults = registryFaults(joined)
    if (faults.length === 0) return joined
    leaveOut(name, faults.join('\n'))
  } catch (error) {
    leaveOut(name, error)
  }
  return all
}

function leaveOut(name: string, why: unknown): void {
  // oxlint-disable-next-line no-console -- for the developer of the package
  console.error(`The module ${name} is left out.`, why)
}
