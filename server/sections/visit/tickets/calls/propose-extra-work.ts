import { addDays, dateOf, type WallDateTime } from '#shared/date/wall-clock'
import { lockBooking } from '../../../../booking-document/bookings'
import { findProductsOnSale } from '../../../../catalog/products'
import type { Database } from '../../../../platform/database/database'
import type { Tell } from '../../../../platform/operations/events'
import { conflict } from '../../../../platform/refusal'
import { hashed, randomToken } from '../../../../platform/secrets'
import { queueMails } from '../../../booking/saved/index'
import { proposal as messageOf } from '../rules/extra-work-messages'
import type { Proposal } from '../rules/proposal'
import { normalisedCode } from '../rules/service-ticket'
import { insertExtraWork } from '../store/extra-work'

const USUAL_DAYS = 3

interface Proposing {
  readonly bookingId: string
  readonly proposal: Proposal
  readonly now: WallDateTime
  readonly tell: Tell
}

/**
 * Stores extra work for a saved booking and queues the mail with its link. Returns the code of the link, which is stored
 * as a hash only.
 * @throws Refusal if the booking was cancelled, or a product is not on sale, proposed twice or booked already
 */
export const proposeExtraWork = (db: Database, { bookingId, proposal, now, tell }: Proposing): Promise<string> =>
  db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    const workshop = booking?.document.organization
    if (!booking || !workshop) throw conflict('NOT_FOUND', 'no such booking')
    if (booking.cancelledAt !== null) throw conflict('BOOKING_CANCELLED', 'the booking was cancelled')
    const ids = proposal.items.flatMap(({ product }) => product ?? [])
    const sold = await findProductsOnSale(tx, ids)
    const unknown = ids.find((id) => !sold.some((product) => product.id === id))
    if (unknown !== undefined) throw conflict('UNKNOWN_PRODUCT', `product ${unknown} is not on sale`)
    const booked = new Set(booking.document.order_items.map(({ product }) => product.id))
    const again = ids.find((id, index) => booked.has(id) || ids.indexOf(id) !== index)
    if (again !== undefined) throw conflict('BOOKED_PRODUCT', `product ${again} is booked or proposed already`)

    const code = normalisedCode(randomToken())
    const ticketId = await insertExtraWork(
      tx,
      {
        codeHash: hashed(code),
        bookingId,
        organizationId: workshop.id,
        registerNumber: booking.registerNumber,
        kilometers: booking.document.kilometers,
        message: proposal.message,
        expires: addDays(dateOf(now), proposal.validDays ?? USUAL_DAYS),
      },
      proposal.items.map(({ description, product, info = [], urgency, consequence, picture, priceKind }) => ({
        description,
        productId: product ?? null,
        urgency: urgency ?? null,
        consequence: consequence ?? null,
        picture: picture ?? null,
        priceKind: priceKind ?? null,
        infoRows: info,
      })),
    )
    tell('work.proposed', { booking: bookingId, workshop: workshop.id })
    await queueMails(tx, [messageOf(ticketId, bookingId, code, booking.document)], tell)
    return code
  })
