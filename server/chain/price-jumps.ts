import type { ChainRows } from './rows'

/** A price that an import changes by more than a third. Cents. */
export interface PriceJump {
  /** What has the price, such as 'product 101, Perushuolto'. */
  readonly of: string
  readonly before: number
  readonly after: number
}

/** A larger change, as part of the price before, is more often a slip than meant. */
const MOST_CHANGE = 1 / 3

const isJump = ({ before, after }: PriceJump): boolean => Math.abs(after - before) > before * MOST_CHANGE

/** Lists the prices of products and of extra rows that change by more than a third. A price that comes or goes is none. */
export function priceJumps(before: ChainRows, after: ChainRows): PriceJump[] {
  const products = new Map(before.products.map((row) => [row.id, row]))
  const extras = new Map(before.extraOrderRows.map((row) => [row.id, row]))
  return [
    ...after.products.flatMap(({ id, description, activeCents }) => {
      const old = products.get(id)?.activeCents ?? null
      const of = `product ${id}, ${description}`
      return old === null || activeCents === null ? [] : [{ of, before: old, after: activeCents }]
    }),
    ...after.extraOrderRows.flatMap(({ id, description, cents }) => {
      const old = extras.get(id)
      return old ? [{ of: `extra row ${id}, ${description}`, before: old.cents, after: cents }] : []
    }),
  ].filter(isJump)
}

/** Lines that name the jumps, the first ones each. */
export function jumpLines(jumps: readonly PriceJump[]): string[] {
  const lines = jumps.slice(0, MOST_LINES).map(({ of, before, after }) => `${of}: ${euros(before)} to ${euros(after)}`)
  const rest = jumps.length - lines.length
  return rest > 0 ? [...lines, `and ${rest} more`] : lines
}

const MOST_LINES = 20
const euros = (cents: number): string => (cents / 100).toFixed(2)
