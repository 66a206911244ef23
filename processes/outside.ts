import type { ModuleSource } from '#entities/process'

/** The packages whose processes join the registry. A build with PROCESSES replaces this list (build/outside). */
export const outside: readonly ModuleSource[] = []
