import { useDeferredValue } from 'react'

/** As many cards as are drawn at once without anybody noticing. */
export const AT_ONCE = 40

/** The rest of a long list follows when there is time, and so does its new order; a short one is all there at once. */
export function useGradually<T>(list: readonly T[]): readonly T[] {
  const later = useDeferredValue(list, list.slice(0, AT_ONCE))
  return list.length > AT_ONCE ? later : list
}
