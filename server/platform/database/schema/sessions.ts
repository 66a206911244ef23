/** Sessions with their drafts, and the installation's secrets. */
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ProcessType } from '#shared/api/nouns/enums'
import type { Symptom } from '#shared/api/nouns/booking'
import type { Customer } from '#shared/api/nouns/customer'
import type { ProductParameter } from '#shared/api/nouns/product-parameters'
import type { ReservationDetails } from '#shared/api/nouns/reservation'
import type { WallDate } from '#shared/date/wall-clock'
import { instant } from './columns'
import type { extraOrderItem, product } from './products'

/** Secrets of this installation, created at the first start and shared by all its processes. */
export const serverSecret = pgTable('server_secret', { name: text().primaryKey(), value: text().notNull() })

export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    browserHash: text('browser_hash').notNull(),
    processType: text('process_type').notNull(),
    installationType: text('installation_type').notNull(),
    draft: jsonb().$type<Draft>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** When its booking was saved. Only a few calls may write afterwards (`guard.ts`). */
    doneAt: instant('done_at'),
  },
  (table) => [index('session_last_seen').on(table.lastSeenAt)],
)

/** A vehicle, with its register number under both field names of the responses (API-07). */
export interface DraftVehicle {
  readonly register_number: string
  readonly regNbr: string
  readonly make: string
  readonly model: string
  readonly classification: { readonly id: number; readonly name: string } | null
  readonly kilometers: number | null
}

/**
 * The visitor's choices in one session. It holds no durations or reserved times, and no prices but those that were agreed
 * or shown before.
 */
export interface Draft {
  /** The workshop that the session was opened for. Its settings apply until the visitor chooses a workshop. */
  /** The process that it was made in. Null in a draft of an earlier version. */
  readonly processType: ProcessType | null
  readonly homeOrganizationId: number
  readonly organizationId: number | null
  /** The last register number that was searched for, found or not. */
  readonly registerNumber: string | null
  readonly vehicle: DraftVehicle | null
  readonly kilometers: number | null
  readonly notes: string
  readonly symptoms: readonly Symptom[]
  readonly customer: Customer | null
  readonly cart: readonly CartLine[]
  readonly campaignCode: string | null
  readonly parameters: readonly ProductParameter[]
  readonly serviceCode: string | null
  readonly leadDate: WallDate | null
  /** Whether a time was reserved and not released; its hold may have expired. An opened booking moves to that time. */
  readonly timeReserved: boolean
  readonly details: ReservationDetails | null
  /** Ids of order rows that are not products (`extra_order_items` in specification section 3). */
  readonly extraOrderItems: readonly number[]
  readonly parameterChoices: readonly ParameterChoice[]
  /** Ids of the requested mechanics or lifts; empty for any. */
  readonly selectedResources: readonly number[]
  readonly gapSelected: boolean
  readonly hourService: boolean
  readonly billingReference: string | null
  readonly taxi: boolean
  /** Ids of the chosen nodes in the tree of repair targets. */
  readonly repairTargets: readonly number[]
  /** Wall-clock times of the car's pickup and return. */
  readonly biila: { readonly pickup: string | null; readonly return: string | null }
  readonly serviceTicketId: number | null
  /** Whether the work may begin while the customer can still withdraw. */
  readonly earlyStart: boolean
  /** The products that the opened extra work offers; null unless extra work is open. */
  readonly offeredWork: readonly OfferedProduct[] | null
  /** The saved booking that this session changes; null for a new booking. */
  readonly changes: OpenedBooking | null
  /** Prices that the saved booking was made at; null for a new booking, and in drafts of earlier versions. */
  readonly agreed: Agreed | null
}

/**
 * Prices at which an order was saved, as the catalogue had them. A later catalogue changes nothing of these rows. Money in
 * cents, of one piece, before a discount code.
 */
export interface Agreed {
  readonly products: readonly AgreedProduct[]
  readonly extraItems: readonly (typeof extraOrderItem.$inferSelect)[]
  /** The discount code and its percent; null without a code, or if the code took nothing off. */
  readonly discount: { readonly code: string; readonly percent: number } | null
}

/** The part of a product on which its row, its price and its work depend. */
export type AgreedProduct = Pick<
  typeof product.$inferSelect,
  | 'id'
  | 'provider'
  | 'description'
  | 'normalCents'
  | 'activeCents'
  | 'campaign'
  | 'priceKind'
  | 'excessPercent'
  | 'goods'
  | 'lowestCents'
  | 'minutes'
  | 'purpose'
>

/** A product of extra work, at the price that the visitor was shown. */
export interface OfferedProduct {
  readonly id: number
  readonly normalCents: number | null
  readonly activeCents: number | null
  readonly campaign: boolean
}

/** A saved booking that a session has opened by its key. */
export interface OpenedBooking {
  readonly bookingId: string
  /** Version of the booking when it was opened. */
  readonly version: number
  /** The booking key, encrypted with the process token. The server stores only that token's hash. */
  readonly sealedKey: string
}

/** A choice made for a product (product parameter choice in specification section 3). */
export interface ParameterChoice {
  readonly productId: number
  readonly provider: string
  readonly parameterId: number
  readonly parameterType: string
  readonly choiceId: number
}

/** A product in the cart. It stores no price or duration, because those from the browser are not trusted. */
export interface CartLine {
  readonly productId: number
  readonly provider: string
  readonly stage: string
  readonly amount: number
  /** Id of the price calculation that the product was offered with, unchanged. */
  readonly calculatorId: number | string | null
  readonly parameters: readonly ProductParameter[]
  readonly customizations: readonly string[]
  /** Id of the product that added it automatically; null if the visitor chose it. */
  readonly addedBy: number | null
}
