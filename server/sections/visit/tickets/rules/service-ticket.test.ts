import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyDraft } from '../../../../draft/draft'
import { fromTicket, isOpen, normalisedCode, ticketUrl, type Ticket } from './service-ticket'
import { withWarningLight } from './warning-light'

const ticket: Ticket = {
  id: 3,
  code: 'HUOLTO-7F3K',
  organizationId: 2,
  processType: 'MAINTENANCE',
  registerNumber: 'ABC-123',
  kilometers: null,
  message: '',
  expires: '2026-11-23',
  isDone: false,
  bookingId: null,
  decision: null,
  decidedIn: null,
}

it('normalises case and spaces of a code', () => {
  const codes = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/)
  fc.assert(
    fc.property(codes, (code) => {
      const once = normalisedCode(code)
      expect([normalisedCode(once), normalisedCode(code.toLowerCase()), normalisedCode(` ${code} `)]).toEqual(
        Array(3).fill(once),
      )
    }),
  )
})

it.each([
  ['2026-11-22', false, true],
  ['2026-11-23', false, true],
  ['2026-11-24', false, false],
  ['2026-11-22', true, false],
])('reports a ticket on %s, done: %s, as open: %s', (today, isDone, expected) => {
  expect(isOpen({ ...ticket, isDone }, today)).toBe(expected)
})

it('links to the page of the ticket’s process and escapes the code', () => {
  expect(ticketUrl(ticket)).toBe('/huolto?serviceTicket=HUOLTO-7F3K')
  expect(ticketUrl({ code: null, processType: 'CANCEL_FORM' })).toBe('')
  expect(ticketUrl({ code: 'Å&1', processType: 'TIRE_CHANGE' })).toBe('/renkaanvaihto?serviceTicket=%C3%85%261')
})

it('keeps the register number if the register does not have the vehicle', () => {
  const draft = { ...emptyDraft(1), organizationId: 1, notes: 'Avain', selectedResources: [7], serviceCode: 'H' }
  expect(fromTicket(draft, ticket, null, [{ id: 101, provider: 'WORKSHOP' }])).toMatchObject({
    organizationId: 2,
    registerNumber: 'ABC-123',
    vehicle: null,
    notes: 'Avain',
    selectedResources: [],
    serviceCode: null,
    cart: [{ productId: 101, stage: 'DEFAULT', amount: 1, addedBy: null }],
    serviceTicketId: 3,
  })
})

it('adds each warning light once with a unique id, and drops no symptom', () => {
  const symptoms = fc.uniqueArray(fc.record({ id: fc.nat(), description: fc.string() }), {
    selector: ({ id }) => id,
    maxLength: 60,
  })
  fc.assert(
    fc.property(symptoms, fc.string(), (before, light) => {
      const after = withWarningLight(before, light)
      expect(after === null).toBe(before.length >= 50)
      if (after === null) return
      expect(after.slice(0, before.length)).toEqual(before)
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
      expect(withWarningLight(after, light)).toEqual(after)
    }),
  )
})
