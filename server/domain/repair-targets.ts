/** What can be repaired: a tree, written as rows that name their parent. */
export interface RepairTarget {
  readonly id: number
  /** Null for a root. */
  readonly parentId: number | null
}

/** The ids of a target and of all below it. */
export function withDescendants(tree: readonly RepairTarget[], id: number): Set<number> {
  const found = new Set([id])
  // A set yields what is added to it on the way.
  for (const above of found) for (const one of tree) if (one.parentId === above) found.add(one.id)
  return found
}

/**
 * The chosen targets after one is ticked or unticked: a ticked one stands for itself alone, and an unticked one takes all
 * below it along.
 */
export function toggled(
  tree: readonly RepairTarget[],
  chosen: readonly number[],
  id: number,
  isChosen: boolean,
): number[] {
  if (isChosen) return chosen.includes(id) ? [...chosen] : [...chosen, id]
  const gone = withDescendants(tree, id)
  return chosen.filter((one) => !gone.has(one))
}
