import { useDeferredValue } from 'react'

/** Number of cards that render in one go without a noticeable delay. */
export const AT_ONCE = 40

/**
 * Renders the first items of a long list at once, and defers the rest and any reordering. Returns a short list as it
 * is.
 */
export function useGradually<T>(list: readonly T[]): readonly T[] {
  const later = useDeferredValue(list, list.slice(0, AT_ONCE))
  return list.length > AT_ONCE ? later : list
}
