/** Sorts by number, or by the code units of a text, so that the order is the same on every machine. */
export const inOrder = <Row>(rows: readonly Row[], keyOf: (row: Row) => string | number): Row[] =>
  [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
