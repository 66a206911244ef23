/** Groups rows by key. Keys and rows keep their order. */
export function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/** Sorts by number, or by the code units of a text, so that the order is the same on every machine. */
export const sortedBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string | number): Row[] =>
  [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
