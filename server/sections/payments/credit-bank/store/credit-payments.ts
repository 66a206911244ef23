import { and, count, desc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { first, type Database } from '../../../../platform/database/database'
import {
  APPROVED_STATUSES,
  creditData,
  payment,
  UNANSWERED_STATUSES,
} from '../../../../platform/database/schema/payments'

export type StoredPayment = typeof payment.$inferSelect
export type NewApplication = Omit<StoredPayment, 'status' | 'approvedCents' | 'createdAt' | 'unansweredAt' | 'askedAt'>

/** Longer than any bank takes to answer. A payment pending for longer counts as aborted. */
const IS_PENDING = sql`${payment.status} = 'APPLYING' and ${payment.createdAt} > now() - interval '2 minutes'`

/** Counts the payments that a session has applied for, and those that wait for the bank's response. */
export async function countPayments(db: Database, sessionId: string): Promise<{ all: number; underWay: number }> {
  const [row] = await db
    .select({ all: count(), underWay: sql<number>`count(*) filter (where ${IS_PENDING})`.mapWith(Number) })
    .from(payment)
    .where(eq(payment.sessionId, sessionId))
  return row ?? { all: 0, underWay: 0 }
}

/** Stores an application before the request to the bank. */
export async function insertApplication(db: Database, row: NewApplication): Promise<void> {
  await db.insert(payment).values({ ...row, status: 'APPLYING', approvedCents: 0 })
}

/** Turns an application into the payment that the bank returned. */
export async function completeApplication(
  db: Database,
  id: string,
  paymentId: string,
  { status, approvedCents }: Pick<StoredPayment, 'status' | 'approvedCents'>,
): Promise<void> {
  await db.update(payment).set({ id: paymentId, status, approvedCents }).where(eq(payment.id, id))
}

export async function refuseApplication(db: Database, id: string): Promise<void> {
  await db.update(payment).set({ status: 'REFUSED' }).where(eq(payment.id, id))
}

/** Loads a payment of the session that the bank has accepted; the latest if `id` is null. Null if there is none. */
export const findPayment = (db: Database, sessionId: string, id: string | null): Promise<StoredPayment | null> =>
  first(
    db
      .select()
      .from(payment)
      .where(
        and(
          eq(payment.sessionId, sessionId),
          notInArray(payment.status, [...UNANSWERED_STATUSES]),
          id === null ? undefined : eq(payment.id, id),
        ),
      )
      .orderBy(desc(payment.createdAt))
      .limit(1),
  )

/** Loads a payment by the reference in the address of its notices, or null if there is none. */
export const findPaymentByReference = (db: Database, reference: string): Promise<StoredPayment | null> =>
  first(
    db
      .select()
      .from(payment)
      .where(and(eq(payment.reference, reference), notInArray(payment.status, [...UNANSWERED_STATUSES]))),
  )

/** Stores the status of a payment as the bank reports it. */
export async function updatePayment(
  db: Database,
  id: string,
  { status, approvedCents }: Pick<StoredPayment, 'status' | 'approvedCents'>,
): Promise<void> {
  await db.update(payment).set({ status, approvedCents, unansweredAt: null }).where(eq(payment.id, id))
}

/** Records that the bank gave no answer about the signing. The credit is pending until it does. */
export async function markUnanswered(db: Database, id: string): Promise<void> {
  await db
    .update(payment)
    .set({ unansweredAt: sql`now()` })
    .where(eq(payment.id, id))
}

/** Stores the credit of the session's booking. A change of payment or amount clears the recorded consent. */
export async function putCreditData(
  db: Database,
  row: Pick<typeof creditData.$inferInsert, 'sessionId' | 'paymentId' | 'amountCents' | 'contractType'>,
): Promise<void> {
  const isSame = sql`${creditData.paymentId} = excluded.payment_id and ${creditData.amountCents} = excluded.amount_cents`
  await db
    .insert(creditData)
    .values(row)
    .onConflictDoUpdate({
      target: creditData.sessionId,
      set: { ...row, approvedAt: sql`case when ${isSame} then ${creditData.approvedAt} end` },
    })
}

/**
 * Makes a payment that the bank has accepted the credit of the session's booking, also before the customer's data of it
 * are saved. `bookingId` is null until the booking is saved. Does not replace an approved credit by an open one.
 */
export async function acceptCredit(
  tx: Database,
  row: Pick<typeof creditData.$inferInsert, 'sessionId' | 'paymentId' | 'amountCents'> & {
    readonly bookingId: string | null
  },
  isApproved: boolean,
): Promise<void> {
  const isOpen = sql`not exists (
    select from payment where id = ${creditData.paymentId} and ${inArray(payment.status, [...APPROVED_STATUSES])})`
  await tx
    .insert(creditData)
    .values({ ...row, contractType: '' })
    .onConflictDoUpdate({
      target: creditData.sessionId,
      set: { ...row, contractType: '', approvedAt: null },
      ...(!isApproved && { setWhere: isOpen }),
    })
}

/**
 * Locks the credit that a payment is until the transaction ends. Returns its booking, or null if the payment is no credit or
 * the booking is not saved.
 */
export async function lockCreditOf(tx: Database, paymentId: string): Promise<string | null> {
  const [row] = await tx
    .select({ bookingId: creditData.bookingId })
    .from(creditData)
    .where(eq(creditData.paymentId, paymentId))
    .for('update')
  return row?.bookingId ?? null
}

/**
 * Takes a payment of the last week whose outcome is open, to ask the bank for it. Null if none is due. The pause doubles:
 * a payment is due after five minutes, and then when its age has doubled since it was last asked for.
 */
export async function takeOpenPayment(db: Database): Promise<StoredPayment | null> {
  const [taken] = await db
    .update(payment)
    .set({ askedAt: sql`now()` })
    .where(
      sql`${payment.id} = (
        select id from payment
        where status in ('SIGNING', 'FROZEN')
          and created_at > now() - interval '7 days' and created_at < now() - interval '5 minutes'
          and (asked_at is null or now() - asked_at >= asked_at - created_at)
        order by coalesce(asked_at, created_at) limit 1 for update skip locked)`,
    )
    .returning()
  return taken ?? null
}

/** Loads the payment and the amount of the session's credit, or null. */
export const findCreditData = (
  db: Database,
  sessionId: string,
): Promise<Pick<typeof creditData.$inferSelect, 'paymentId' | 'amountCents'> | null> =>
  first(
    db
      .select({ paymentId: creditData.paymentId, amountCents: creditData.amountCents })
      .from(creditData)
      .where(eq(creditData.sessionId, sessionId)),
  )

/**
 * Marks the session's credit as approved if it belongs to the payment and does not exceed the approved amount.
 * Keeps the time of the first approval.
 */
export async function approveCreditData(
  db: Database,
  sessionId: string,
  paymentId: string,
  approvedCents: number,
): Promise<void> {
  await db
    .update(creditData)
    .set({ approvedAt: sql`coalesce(${creditData.approvedAt}, now())` })
    .where(
      and(
        eq(creditData.sessionId, sessionId),
        eq(creditData.paymentId, paymentId),
        lte(creditData.amountCents, approvedCents),
      ),
    )
}
