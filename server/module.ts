/**
 * Everything that a process module of another package imports for the reference server, as `huoltovaraus/module/server`. A
 * `server.ts` beside the package's `index.ts` exports `serverProcesses`, a list of `ServerProcess`.
 */
export type { ServerProcess, ToldFact } from './processes/server-process'
export type { BookingDocument } from './platform/database/schema/bookings'
