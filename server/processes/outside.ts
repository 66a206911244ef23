import type { ServerModule } from './server-process'

/** The packages whose processes the server knows. A bundle made with PROCESSES replaces this list (build/outside). */
export const outside: readonly ServerModule[] = []
