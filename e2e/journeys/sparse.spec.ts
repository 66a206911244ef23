import { savedBookings } from '../harness/api'
import { expect, test } from '../harness/test'
import { USUAL, Visitor } from '../pages/visitor'

test.use({ serverEnv: { SPARSE: '1' } })

test(
  "API-05 a server that answers with SPEC.md's fields alone carries a whole maintenance booking",
  { tag: ['@quick', '@phone', '@maintenance'] },
  async ({ page, server }) => {
    const visitor = new Visitor(page)
    const answers: Record<string, unknown> = {}
    page.on('response', async (response) => {
      const [, call] = /\/rest\/(services\/v2|get-booking\/v2|save-booking)/.exec(response.url()) ?? []
      if (call && response.ok()) answers[call] = await response.text().catch(() => '')
    })
    const { slot, person } = await visitor.opens('thanks')
    await expect(visitor.thanks.said('Aika')).toContainText(slot.start)
    const [booking] = await savedBookings(server, person.email)
    expect(booking).toMatchObject({
      vehicle: { register_number: 'ABC-123' },
      organization: { name: USUAL.workplace },
      order_items: [{ description: USUAL.service }],
    })
    // The server was sparse indeed.
    expect(answers['save-booking']).toBe('')
    expect(answers['services/v2']).not.toContain('calculatorId')
    expect(answers['get-booking/v2']).not.toContain('reservation_details')
  },
)
