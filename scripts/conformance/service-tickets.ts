/** «Service tickets»: a workshop's proposal, opened by its code. */
import { refusedWith } from './errors'
import { given, must } from './findings'
import type { World } from './world'

export async function checkServiceTickets({ facts, check, visit }: World): Promise<void> {
  const { api } = await visit()
  const opening = (ticketCode: string) => ({
    body: { ticketCode, organizationId: facts.organizationId, usedProcessType: 'MAINTENANCE' as const },
  })
  await check('openServiceTicket', 'an unknown code is refused', async () => {
    await refusedWith(api.openServiceTicket(opening('NO-SUCH-TICKET')), 404)
  })
  await check('openServiceTicket', 'a ticket is told and fills the booking', async () => {
    const ticket = await api.openServiceTicket(opening(given(facts.ticketCode, 'ticket code')))
    must((await api.getBooking()).vehicle?.register_number === ticket.registerNumber, 'the booking has another vehicle')
    const [item] = ticket.items
    if (item)
      await check('serviceTicketInfoRows', 'tells of an item of the ticket', async () => {
        await api.serviceTicketInfoRows({ params: { id: ticket.id, itemId: item.id } })
      })
    await check('reportWarningLight', 'is accepted', async () => {
      await api.reportWarningLight({ params: { id: ticket.id }, body: { value: 'Moottorin vikavalo' } })
    })
    await check('serviceTicketUrl', 'is relative or https, or empty', async () => {
      const { url } = await api.serviceTicketUrl()
      must(url === '' || /^(?:\/(?!\/)|https:\/\/)/.test(url), 'it is neither')
    })
  })
  const foreign = { id: 999_999_999 }
  await check('serviceTicketInfoRows', 'a ticket that is not open in the session is refused', async () => {
    await refusedWith(api.serviceTicketInfoRows({ params: { ...foreign, itemId: 1 } }), 404)
  })
  await check('reportWarningLight', 'a ticket that is not open in the session is refused', async () => {
    await refusedWith(api.reportWarningLight({ params: foreign, body: { value: 'X' } }), 404)
  })
  await check('endVehicleOwnership', 'a ticket that is not open in the session is refused', async () => {
    await refusedWith(api.endVehicleOwnership({ params: foreign }), 404)
  })
  await check('markServiceTicketDone', 'an unknown code is refused', async () => {
    await refusedWith(api.markServiceTicketDone({ body: { ticketCode: 'NO-SUCH-TICKET' } }), 404)
  })
  await check('separatelySoldItems', 'are listed', async () => void (await api.separatelySoldItems()))
}
