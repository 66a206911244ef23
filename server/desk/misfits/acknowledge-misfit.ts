import type { Output } from '../../platform/command-output'
import { readServerSecret } from '../../platform/database/server-secret'
import { pseudonym } from '../../platform/secrets'
import { Calendars } from '../../sections/time/slots/index'
import type { Desk } from '../desk'
import type { DeskRequest } from '../request'
import { acknowledge, fingerprintOf, listPlanned, misfitsOfBooking } from './coming-bookings'
import { misfitText } from './misfit-words'

type Request = Extract<DeskRequest, { readonly command: 'misfit acknowledge' }>

/**
 * Takes the mark off a booking that does not fit, because somebody has agreed with the customer. Nothing else of the
 * booking changes. False after a fault. Idempotent.
 */
export async function acknowledgeMisfit(
  { db, now }: Pick<Desk, 'db' | 'now'>,
  { booking: asked }: Request,
  output: Output,
): Promise<boolean> {
  const secret = await readServerSecret(db)
  const facts = await new Calendars().facts(db)
  const found = (await listPlanned(db, now())).find(({ id }) => id === asked || pseudonym(secret, id) === asked)
  const misfits = found ? misfitsOfBooking(facts, found.document, now()) : []
  if (!found || misfits.length === 0) {
    output.fault(`${asked}: ${found ? 'the booking fits' : 'no such booking is coming'}`)
    return false
  }
  await acknowledge(db, found.id, fingerprintOf(found.document, misfits))
  output.line(`${asked}: käsitelty. ${misfitText(misfits)}`)
  return true
}
