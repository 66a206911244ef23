import type { repairTarget } from '../../../platform/database/schema/trade'

/** A node in the tree of repair targets. `parentId` is null for a root. */
export type RepairTarget = Pick<typeof repairTarget.$inferSelect, 'id' | 'parentId'>

/** Returns the ids of a target and all its descendants. */
export function withDescendants(tree: readonly RepairTarget[], id: number): Set<number> {
  const found = new Set([id])
  // Iterating a set also visits elements added during the iteration.
  for (const above of found) for (const one of tree) if (one.parentId === above) found.add(one.id)
  return found
}

/**
 * Returns the chosen targets after one is ticked or unticked.
 * Ticking adds only the target itself; unticking also removes its descendants.
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
