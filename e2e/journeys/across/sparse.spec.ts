import { savedBookings } from '../../harness/api'
import { expect, test } from '../../harness/test'
import { USUAL, Visitor } from '../../pages/visitor'

test.use({ serverEnv: { SPARSE: '1' } })

test(
  'API-05 completes a maintenance booking when the server responds with the specified fields only',
  { tag: ['@phone', '@maintenance'] },
  async ({ page, server }) => {
    const visitor = new Visitor(page)
    const responses: Record<string, unknown> = {}
    page.on('response', async (response) => {
      const [, call] = /\/rest\/(services\/v2|get-booking\/v2|save-booking)/.exec(response.url()) ?? []
      if (call && response.ok()) responses[call] = await response.text().catch(() => '')
    })
    const { slot, person } = await visitor.opens('thanks')
    await expect(visitor.thanks.date).toContainText(slot.start)
    const [booking] = await savedBookings(server, person.email)
    expect(booking).toMatchObject({
      vehicle: { register_number: 'ABC-123' },
      organization: { name: USUAL.workplace },
      order_items: [{ description: USUAL.service }],
    })
    // Verifies that the server omitted the unspecified fields.
    expect(responses['save-booking']).toBe('')
    expect(responses['services/v2']).not.toContain('calculatorId')
    expect(responses['get-booking/v2']).not.toContain('reservation_details')
  },
)
