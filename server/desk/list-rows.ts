import type { WallDate } from '#shared/date/wall-clock'
import { refusalsByBooking } from '../booking-document/refused-mails'
import { readServerSecret } from '../platform/database/server-secret'
import { listDayBookings } from '../sections/booking/saved/index'
import { Calendars } from '../sections/time/slots/index'
import type { Desk } from './desk'
import { openMisfitsOf } from './misfits/coming-bookings'
import { deskRowOf, type DeskRow } from './desk-row'

interface Asked {
  readonly from: WallDate
  readonly to: WallDate
  readonly organization: number | null
}

/** Lists the desk's rows of bookings, with the refused mails and the misfits that nobody has dealt with. */
export async function listDeskRows({ db, now }: Pick<Desk, 'db' | 'now'>, asked: Asked): Promise<DeskRow[]> {
  const secret = await readServerSecret(db)
  const bookings = await listDayBookings(db, asked)
  const facts = await new Calendars().facts(db)
  const refusals = await refusalsByBooking(db)
  return bookings.map((booking) =>
    deskRowOf(booking, secret, {
      refusals: refusals.get(booking.id) ?? [],
      misfits: booking.cancelled ? [] : openMisfitsOf(facts, booking, now()),
    }),
  )
}
