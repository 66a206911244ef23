/** Rules by vehicle make. Makes are spelled as in the vehicle register and in the list of makes. */
import type { serviceCycle } from '../platform/database/schema/trade'

/** Returns the products for a make. A product without an entry fits every make. With a null make only those remain. */
export const forMake = <P extends { readonly id: number }>(
  products: readonly P[],
  makes: ReadonlyMap<number, readonly string[]>,
  make: string | null,
): P[] =>
  products.filter(({ id }) => {
    const fitting = makes.get(id)
    return fitting === undefined || (make !== null && fitting.includes(make))
  })

/** A service interval: due after this many kilometers or months, whichever comes first; null means no such limit. */
export type Cycle = Omit<typeof serviceCycle.$inferSelect, 'id'>

/** Returns a make's own cycles, and the general cycles (make null) for the targets without an own one. */
export function cyclesOf<C extends Pick<Cycle, 'make' | 'target'>>(cycles: readonly C[], make: string | null): C[] {
  const own = cycles.filter((cycle) => cycle.make !== null && cycle.make === make)
  const targets = new Set(own.map((cycle) => cycle.target))
  return [...own, ...cycles.filter((cycle) => cycle.make === null && !targets.has(cycle.target))]
}

/** Returns the mileage at which a service is next due: the first multiple of `every` above `mileage`. */
export const nextDue = (mileage: number, every: number): number => (Math.floor(mileage / every) + 1) * every
