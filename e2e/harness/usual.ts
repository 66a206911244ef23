/** The booking that most journeys make: of the demo chain, or of the server that they run against, which was asked for it. */
import { create, number, object, string, union, type Infer } from 'superstruct'

const Usual = object({
  plate: string(),
  kilometers: string(),
  organizationId: union([number(), string()]),
  workplace: string(),
  productId: union([number(), string()]),
  provider: string(),
  service: string(),
  /** Days of which a prepared booking holds the first free time. */
  days: object({ start: string(), end: string() }),
})
export type Usual = Infer<typeof Usual>

const DEMO: Usual = {
  plate: 'ABC-123',
  kilometers: '84500',
  organizationId: 1,
  workplace: 'Helsinki Roihupelto',
  productId: 101,
  provider: '',
  service: 'Perushuolto (öljynvaihtohuolto)',
  days: { start: '2026-11-24', end: '2026-12-11' },
}

const asked = process.env['USUAL_BOOKING']

export const USUAL: Usual = asked === undefined ? DEMO : create(JSON.parse(asked), Usual)
