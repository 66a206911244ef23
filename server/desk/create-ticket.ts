import { dateOf } from '#shared/date/wall-clock'
import { findBookingId } from '../booking-document/find-by-reference'
import type { Output } from '../platform/command-output'
import { readServerSecret } from '../platform/database/server-secret'
import { Refusal } from '../platform/refusal'
import { proposeExtraWork, readProposal } from '../sections/visit/tickets/index'
import type { Desk } from './desk'
import type { DeskRequest } from './request'

type Request = Extract<DeskRequest, { readonly command: 'ticket create' }>

/** Proposes extra work on a booking, and prints the link that the customer gets by mail. False after a fault. */
export async function createTicket(
  { db, now, publicUrl = '', around }: Desk,
  { booking, text }: Request,
  output: Output,
): Promise<boolean> {
  const proposal = readProposal(text)
  if (typeof proposal === 'string') return fault(output, proposal)
  const secret = await readServerSecret(db)
  const bookingId = await findBookingId(db, { booking, secret, today: dateOf(now()) })
  if (bookingId === null) return fault(output, `no booking ${booking}`)
  try {
    const code = await proposeExtraWork(db, {
      bookingId,
      proposal,
      now: now(),
      tell: around?.tell ?? (() => undefined),
    })
    output.line(`${publicUrl}/peruutus?ticket=${encodeURIComponent(code)}`)
    return true
  } catch (error) {
    if (error instanceof Refusal) return fault(output, error.message)
    throw error
  }
}

function fault(output: Output, text: string): false {
  output.fault(`nothing was changed: ${text}`)
  return false
}
