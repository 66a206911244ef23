import type { Contract, InputOf, OutputOf } from '#shared/api/endpoint'
import type { Withdrawal } from '#shared/config/config'
import type { WallDateTime } from '#shared/date/wall-clock'
import type { Log } from '../platform/log'
import type { Site } from '../http/headers/origin'
import type { Tell } from '../platform/operations/events'
import type { Providers } from '../providers/providers'
import type { Database } from '../platform/database/database'
import type { Bounds } from '../holds/bounds/refuse-many'
import type { FreedTime } from '../holds/freed-time'
import type { HoldLifetime } from '../holds/holds'
import type { Session } from '../draft/sessions'
import type { Throttle } from '../platform/throttle/throttle'
import type { SerializedJson } from '../http/serialized-json'
import type { SessionlessCall } from '../http/sessionless'
import type { ReminderKind } from '../reminders/rules/plan'

/** What an installation does around a visit, besides the booking itself. */
export interface VisitOptions {
  /** Reminders of each visit. */
  readonly reminders: readonly ReminderKind[]
  /** Names of the endpoints that are told of events (`server/webhooks`). */
  readonly endpoints: readonly string[]
  /** Whether a visit has a state from its booking on. Otherwise it has one once the desk sets it. */
  readonly hasStates: boolean
  /** Tokens of the systems that may set a visit's state. */
  readonly deskTokens: readonly string[]
}

/** An installation that only takes bookings. */
export const BOOKINGS_ONLY: VisitOptions = { reminders: [], endpoints: [], hasStates: false, deskTokens: [] }

/**
 * Runs in the transaction that cancels or moves a booking, when its lift is free. The caller has locked the booking, and
 * then its workshop.
 */
export type AfterRelease = (tx: Database, bookingId: string, freed: FreedTime, tell: Tell) => Promise<void>

/** Dependencies of the call handlers. */
export interface Dependencies extends Providers {
  readonly db: Database
  /** Business clock. Sessions and holds use the database's clock. */
  readonly now: () => WallDateTime
  /** This installation's secret (`readServerSecret`). */
  readonly secret: string
  readonly tokenHeader: string
  readonly holdLifetime: HoldLifetime
  readonly bounds: Bounds
  /** Sender of the mails: calendar entries have its host in their UIDs and its address as organiser. Null without mail. */
  readonly sender: { readonly name: string; readonly address: string } | null
  readonly log: Log
  readonly throttle: Throttle
  /** Names of the extensions that this server offers (docs/extensions.md). */
  readonly extensions: readonly string[]
  readonly afterRelease: AfterRelease
  readonly site: Site
  /** The right of withdrawal that the chain's configuration grants; null for none. */
  readonly withdrawal: Withdrawal | null
  /** Path of the REST root, with the installation's prefix. */
  readonly root: string
  readonly visits: VisitOptions
}

/** Context of a call without a session. */
export interface RequestContext {
  readonly request: Request
  /** Caller's network address. */
  readonly address: string
  /** Adds a header to the response. */
  readonly setHeader: (name: string, value: string) => void
  /** Tells the operators of an event. It is logged if the call succeeds. */
  readonly tell: Tell
}

/** Context of every other call. The session has not expired, and a write comes from the browser that opened it. */
export interface Context extends RequestContext {
  readonly session: Session
  readonly token: string
}

/** One handler for each call of the contract. A few calls have no session (`sessionless.ts`). */
export type Handlers<C extends Contract> = {
  readonly [K in keyof C]: (
    input: InputOf<C[K]>,
    context: K extends SessionlessCall ? RequestContext : Context,
  ) => Promise<OutputOf<C[K]> | SerializedJson<OutputOf<C[K]>>>
}
