/** «Service tickets»: a workshop's proposal, opened by its code. */
import { refusedWith } from '../errors'
import { given, must } from '../findings'
import type { World } from '../world'

export async function checkServiceTickets({ facts, check, newVisitor }: World): Promise<void> {
  const { api } = await newVisitor()
  const opening = (ticketCode: string) => ({
    body: { ticketCode, organizationId: facts.organizationId, usedProcessType: 'MAINTENANCE' as const },
  })
  await check('openServiceTicket', 'refuses an unknown code', async () => {
    await refusedWith(api.openServiceTicket(opening('NO-SUCH-TICKET')), 404)
  })
  await check('openServiceTicket', 'returns the ticket and fills the booking', async () => {
    const ticket = await api.openServiceTicket(opening(given(facts.ticketCode, 'ticket code')))
    must((await api.getBooking()).vehicle?.register_number === ticket.registerNumber, 'the booking has another vehicle')
    const [item] = ticket.items
    if (item)
      await check('serviceTicketInfoRows', 'returns the rows of an item', async () => {
        await api.serviceTicketInfoRows({ params: { id: ticket.id, itemId: item.id } })
      })
    await check('reportWarningLight', 'is accepted', async () => {
      await api.reportWarningLight({ params: { id: ticket.id }, body: { value: 'Moottorin vikavalo' } })
    })
    await check('serviceTicketUrl', 'returns a relative or https URL, or an empty text', async () => {
      const { url } = await api.serviceTicketUrl()
      must(url === '' || /^(?:\/(?!\/)|https:\/\/)/.test(url), `it is '${url}'`)
    })
  })
  const foreign = { id: 999_999_999 }
  await check('serviceTicketInfoRows', 'refuses a ticket that is not open in the session', async () => {
    await refusedWith(api.serviceTicketInfoRows({ params: { ...foreign, itemId: 1 } }), 404)
  })
  await check('reportWarningLight', 'refuses a ticket that is not open in the session', async () => {
    await refusedWith(api.reportWarningLight({ params: foreign, body: { value: 'X' } }), 404)
  })
  await check('endVehicleOwnership', 'refuses a ticket that is not open in the session', async () => {
    await refusedWith(api.endVehicleOwnership({ params: foreign }), 404)
  })
  await check('markServiceTicketDone', 'refuses an unknown code', async () => {
    await refusedWith(api.markServiceTicketDone({ body: { ticketCode: 'NO-SUCH-TICKET' } }), 404)
  })
  await check('separatelySoldItems', 'returns a list', async () => void (await api.separatelySoldItems()))
}
