import type { Product } from '#server/sections/services/rules/product'

/** A product for tests of the pricing and cart rules. */
export const exampleProduct = (id: number, activeCents: number | null, changes: Partial<Product> = {}): Product => ({
  id,
  provider: 'WORKSHOP',
  description: `Tuote ${id}`,
  normalCents: activeCents,
  activeCents,
  campaign: false,
  minutes: 30,
  infoDescription: null,
  subRows: [],
  calculatorId: id,
  combustionOnly: false,
  ...changes,
})
