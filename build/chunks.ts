/** Names of chunks. Where a part is imported, `webpackChunkName` gives it one of these names, or a name of its own. */

/** The steps after the first screen, which load with the second one, and code that several chunks share. */
export const STEPS = 'steps'

/** Code that every visitor loads when the browser is idle. */
export const IDLE = 'idle'

/** Parts of the time step that load at idle, so that the calendar does not wait for them. */
export const TIME = 'time'

/**
 * Returns true if a chunk has its own copy of the code that it shares with others. The code of idle time must not pull in
 * the steps, which are twenty times as large. Code that only rare chunks share must not make the steps larger.
 */
export const isApart = (name = ''): boolean => name === IDLE || name.startsWith('apart-')
