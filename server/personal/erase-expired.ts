import type { WallDate } from '#shared/date/wall-clock'
import type { Database } from '../platform/database/database'
import { editRequest } from '../platform/database/schema/edit-requests'
import { feedback } from '../platform/database/schema/feedback'
import { offerRequest } from '../platform/database/schema/trade'
import { eraseRecords } from './erase-records'
import { BATCH, eraseDrafts, firstKept, lockEnded, lockOld } from './expired'
import { eraseMails } from './expired-mails'
import { lockOldCards, lockOldCredits } from './expired-payments'
import { keepCardAmounts, keepCreditAmounts } from './kept-amounts'
import { NO_RECORDS } from './records'
import type { SentFolders } from './sent-files'
import type { Retained, RetentionDays } from './retention-days'

export interface Retention {
  readonly db: Database
  readonly days: RetentionDays
  /** Today in Helsinki, by the business clock. */
  readonly today: () => WallDate
  readonly folders: SentFolders
  /** Tells the operators how many records of a kind were erased. */
  readonly erased: (kind: Retained, count: number) => void
}

/** Erases a batch of one kind. Resolves to the number of its records. */
type Batch = (tx: Database, kept: WallDate, today: WallDate) => Promise<number>

const BATCHES: Readonly<Record<Exclude<Retained, 'mails'>, Batch>> = {
  bookings: async (tx, kept, today) => {
    const ended = await lockEnded(tx, kept, today)
    const [bookings, sessions] = [ended.map(({ id }) => id), ended.map(({ sessionId }) => sessionId)]
    await eraseRecords(tx, { ...NO_RECORDS, bookings, sessions })
    return ended.length
  },
  drafts: eraseDrafts,
  requests: async (tx, kept) => {
    const requests = await lockOld(tx, editRequest, editRequest.id, kept)
    await eraseRecords(tx, { ...NO_RECORDS, requests })
    return requests.length
  },
  feedback: async (tx, kept) => {
    const ids = await lockOld(tx, feedback, feedback.id, kept)
    await eraseRecords(tx, { ...NO_RECORDS, feedback: ids })
    return ids.length
  },
  offers: async (tx, kept) => {
    const offers = await lockOld(tx, offerRequest, offerRequest.sessionId, kept)
    await eraseRecords(tx, { ...NO_RECORDS, offers })
    return offers.length
  },
  payments: async (tx, kept, today) => {
    const orderNumbers = await lockOldCards(tx, kept, today)
    const ids = await lockOldCredits(tx, kept, today)
    await keepCardAmounts(tx, orderNumbers)
    await keepCreditAmounts(tx, ids)
    return orderNumbers.length + ids.length
  },
}

const KINDS = ['bookings', 'drafts', 'requests', 'feedback', 'offers', 'payments'] as const

/**
 * Erases what is kept for no longer, in batches of a transaction each. Several processes may erase at once, because each
 * skips the rows that another has locked.
 */
export async function eraseExpired(retention: Retention): Promise<void> {
  const { db, days, erased } = retention
  const today = retention.today()
  for (const kind of KINDS) {
    const limit = days[kind]
    if (limit === null) continue
    const kept = firstKept(today, limit)
    let total = 0
    for (let count = BATCH; count >= BATCH; total += count)
      count = await db.transaction((tx) => BATCHES[kind](tx, kept, today))
    if (total > 0) erased(kind, total)
  }
  if (days.mails === null) return
  const mails = await eraseMails(db, retention.folders, firstKept(today, days.mails))
  if (mails > 0) erased('mails', mails)
}
