/** What fits which makes of vehicles. Makes are written as the register and the list of makes write them. */

/** The products for a make. Whose makes are not listed fits all; where the make is not known, nothing else is offered. */
export const forMake = <P extends { readonly id: number }>(
  products: readonly P[],
  makes: ReadonlyMap<number, readonly string[]>,
  make: string | null,
): P[] =>
  products.filter(({ id }) => {
    const fitting = makes.get(id)
    return fitting === undefined || (make !== null && fitting.includes(make))
  })

/** How often something is due: after so many kilometers or months, whichever comes first; null: not by that. */
export interface Cycle {
  readonly make: string | null
  readonly target: string
  readonly kilometers: number | null
  readonly months: number | null
}

/** A make's own cycles; those of no make stand for what it has none of its own for. */
export function cyclesOf<C extends Pick<Cycle, 'make' | 'target'>>(cycles: readonly C[], make: string | null): C[] {
  const own = cycles.filter((cycle) => cycle.make !== null && cycle.make === make)
  const targets = new Set(own.map((cycle) => cycle.target))
  return [...own, ...cycles.filter((cycle) => cycle.make === null && !targets.has(cycle.target))]
}

/** The mileage something is due at next: the first multiple of `every` that has not been driven yet. */
export const nextDue = (mileage: number, every: number): number => (Math.floor(mileage / every) + 1) * every
