/** Extra work on a saved booking, and a visitor who opens its link. */
import type { Database } from '#server/platform/database/database'
import type { Proposal } from '#server/sections/visit/tickets/rules/proposal'
import { proposeExtraWork } from '#server/sections/visit/tickets/index'
import type { ServiceTicketItem } from '#shared/api/nouns/service-ticket'
import type { TestBrowser } from './http-client'

/** A picture within the response. */
export const PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/%3E'

/** A job that should be done now, one that can wait, and a remark. */
export const foundWork: Proposal = {
  message: 'Löysimme työtä, johon tarvitsemme sinun vastauksesi.',
  items: [
    {
      description: 'Jarruhuolto',
      product: 1001,
      urgency: 'now',
      priceKind: 'maximum',
      consequence: 'Jarrulevyt vaurioituvat.',
      picture: PICTURE,
      info: [{ heading: 'Mittaustulos', text: 'Kitkapintaa jäljellä 2 mm.' }],
    },
    { description: 'Suodattimen vaihto', product: 1103, urgency: 'later', priceKind: 'fixed' },
    { description: 'Renkaiden urasyvyys on 4 mm.' },
  ],
}

/** Proposes extra work on a booking. Resolves to the code of its link. */
export const propose = (db: Database, bookingId: string, changes: Partial<Proposal> = {}): Promise<string> =>
  proposeExtraWork(db, {
    bookingId,
    proposal: { ...foundWork, ...changes },
    now: '2026-11-24T09:00:00',
    tell: () => undefined,
  })

/** Opens a ticket in the visitor's session, as the page of changes does. */
export const openWork = ({ api }: TestBrowser, ticketCode: string) =>
  api.openServiceTicket({ body: { ticketCode, organizationId: 1, usedProcessType: 'CANCEL_FORM' } })

/** Accepts jobs of the opened ticket. */
export const accept = ({ api }: TestBrowser, ...items: readonly (ServiceTicketItem | undefined)[]) =>
  api.addBookingRows({
    body: items.flatMap((item) =>
      item?.product ? [{ productId: item.product.id, provider: item.product.provider, amount: 1 }] : [],
    ),
  })

/** Sends the answer. */
export const decide = ({ api }: TestBrowser, ticketCode: string) => api.markServiceTicketDone({ body: { ticketCode } })
