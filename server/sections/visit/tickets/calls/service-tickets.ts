/** Handlers of service tickets. */
import type * as serviceTickets from '#shared/api/contract/visit/tickets'
import { dateOf } from '#shared/date/wall-clock'
import { listingOf } from '../../../services/index'
import { isExpired, ticketUrl, withoutVehicle, type Ticket } from '../rules/service-ticket'
import { withWarningLight } from '../rules/warning-light'
import { badRequest, Refusal } from '../../../../platform/refusal'
import { findProductsOnSale } from '../../../../catalog/products'
import {
  endOwnership,
  findTicket,
  findTicketByCode,
  itemInfoRows,
  markTicketDone,
  separatelySoldIds,
} from '../store/service-tickets'
import { changeDraft, refuseWhileReserved } from '../../../../draft/change-draft'
import { idOf, isId } from '../../../../http/ids'
import { decideExtraWork } from './decide-extra-work'
import { openServiceTicket, readCode } from './open-service-ticket'
import { unknownTicket } from './unknown-ticket'
import { limitedText } from '../../../../http/texts'
import type { Context, Dependencies, Handlers } from '../../../context'
import type { Identifier } from '#shared/api/nouns/lenient'

export function serviceTicketsHandlers(dependencies: Dependencies): Handlers<typeof serviceTickets> {
  const { db, now } = dependencies

  return {
    openServiceTicket: ({ body }, context) => openServiceTicket(dependencies, context, body),

    // Anyone with the code may mark a proposed visit as done, in any session, and repeatedly.
    markServiceTicketDone: async ({ body }, context) => {
      const ticket = await findTicketByCode(db, readCode(body.ticketCode))
      if (!ticket || isExpired(ticket, dateOf(now()))) throw unknownTicket()
      if (ticket.bookingId === null) await markTicketDone(db, ticket.id)
      else await decideExtraWork(dependencies, context, { ticketId: ticket.id, bookingId: ticket.bookingId })
    },

    endVehicleOwnership: async ({ params }, { session }) => {
      await changeDraft(db, session, async (draft, tx) => {
        requireOpened(draft, params.id)
        // Extra work goes with its booking, and not with a customer of the chain.
        if (draft.offeredWork !== null) throw unknownTicket()
        await refuseWhileReserved(tx, session, draft)
        await endOwnership(tx, idOf(params.id))
        return withoutVehicle(draft)
      })
    },

    serviceTicketInfoRows: async ({ params: { id, itemId } }, { session }) => {
      requireOpened(session.draft, id)
      const rows = isId(idOf(itemId)) ? await itemInfoRows(db, idOf(id), idOf(itemId)) : null
      if (rows === null) throw new Refusal(404, 'UNKNOWN_ITEM', 'the ticket has no such item')
      return rows
    },

    separatelySoldItems: async () => {
      const products = await findProductsOnSale(db, await separatelySoldIds(db))
      return products.sort((a, b) => a.id - b.id).map((product) => listingOf(product))
    },

    serviceTicketUrl: async (_, context) => ({ url: ticketUrl(await openedTicket(dependencies, context)) }),

    reportWarningLight: async ({ params, body }, { session }) => {
      const light = limitedText(body.value, 100).trim()
      if (light === '') throw badRequest('BAD_WARNING_LIGHT', 'value must name a light')
      await changeDraft(db, session, (draft) => {
        requireOpened(draft, params.id)
        const symptoms = withWarningLight(draft.symptoms, light)
        if (symptoms === null) throw badRequest('TOO_MANY', 'too many symptoms')
        return { ...draft, symptoms }
      })
    },
  }
}

/** Refuses any ticket other than the one opened in the session, in the same way as a ticket that does not exist. */
function requireOpened({ serviceTicketId }: { readonly serviceTicketId: number | null }, id: Identifier): void {
  if (serviceTicketId === null || serviceTicketId !== idOf(id)) throw unknownTicket()
}

async function openedTicket({ db }: Dependencies, { session }: Context): Promise<Ticket> {
  const { serviceTicketId } = session.draft
  const ticket = serviceTicketId === null ? null : await findTicket(db, serviceTicketId)
  if (!ticket) throw unknownTicket()
  return ticket
}
