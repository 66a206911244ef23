import type { Contract, InputOf, OutputOf } from '#shared/api/endpoint'
import type { WallDateTime } from '#shared/date/wall-clock'
import type { Log } from '../log'
import type { Site } from '../origin'
import type { Providers } from '../providers/providers'
import type { Calendars } from '../store/calendars'
import type { Database } from '../store/database'
import type { Session } from '../store/sessions'
import type { Throttle } from '../throttle/throttle'
import type { SerializedJson } from '../serialized-json'
import type { SessionlessCall } from './sessionless'

/** What the calls are made with. */
export interface Dependencies extends Providers {
  readonly db: Database
  readonly calendars: Calendars
  /** The business clock; sessions and holds run by the database's own. */
  readonly now: () => WallDateTime
  /** This installation's secret (`readServerSecret`). */
  readonly secret: string
  readonly tokenHeader: string
  readonly holdSeconds: number
  readonly log: Log
  readonly throttle: Throttle
  readonly site: Site
}

/** What a call without a session knows. */
export interface RequestContext {
  readonly request: Request
  /** The caller's on the network. */
  readonly address: string
  /** Adds a header to the answer. */
  readonly setHeader: (name: string, value: string) => void
}

/** What every other call knows: the session is alive, and a write comes from the browser that opened it. */
export interface Context extends RequestContext {
  readonly session: Session
  readonly token: string
}

/** A handler per call of the contract; some few come without a session (`sessionless.ts`). */
export type Handlers<C extends Contract> = {
  readonly [K in keyof C]: (
    input: InputOf<C[K]>,
    context: K extends SessionlessCall ? RequestContext : Context,
  ) => Promise<OutputOf<C[K]> | SerializedJson<OutputOf<C[K]>>>
}
