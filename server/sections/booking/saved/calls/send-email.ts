import { confirmation } from '../rules/booking-messages'
import { conflict, tooOften } from '../../../../platform/refusal'
import { countResending } from '../../../../booking-document/bookings'
import { bookingKeyOf } from './booking-key'
import { queueMails } from './queue-mails'
import { savedIn } from '../../../../booking-document/saved-in'
import type { Context, Dependencies } from '../../../context'

const MOST_TIMES = 3

/** Sends the confirmation of the session's saved booking again, to the booking's own address. */
export async function sendEmail({ db, secret }: Dependencies, { session, token, tell }: Context): Promise<void> {
  await db.transaction(async (tx) => {
    const saved = await savedIn(tx, session)
    if (!saved) throw conflict('NOT_SAVED', 'the session has saved no booking')
    if (saved.cancelledAt !== null) throw conflict('BOOKING_CANCELLED', 'the booking has been cancelled')
    if (!(await countResending(tx, saved.id, MOST_TIMES))) throw tooOften(`sent again ${MOST_TIMES} times already`)
    await queueMails(tx, [confirmation(saved.id, bookingKeyOf(secret, token, session.draft), saved.document)], tell)
  })
}
