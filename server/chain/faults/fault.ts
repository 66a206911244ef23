/** A fault in a document. */
export interface Fault {
  /**
   * JSON pointer into the document, for example `/workshops/3/openingHours/1/closes`. Empty for the document as a
   * whole.
   */
  readonly path: string
  readonly message: string
}

/** Formats a fault as one line for the document's author. */
export const faultLine = ({ path, message }: Fault): string => `${path || 'document'}: ${message}`

/** Returns a fault for each item whose key an earlier item has. `pathOf` returns the path of an item's key. */
export function repeated<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
  pathOf: (index: number) => string,
): Fault[] {
  const first = new Map<string | number, number>()
  return items.flatMap((item, index) => {
    const key = keyOf(item)
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, index)
      return []
    }
    return [{ path: pathOf(index), message: `is the same as ${pathOf(earlier)}` }]
  })
}
