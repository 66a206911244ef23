/**
 * Returns a generator of numbers from 0 to 1 that is seeded by `name` alone (FNV-1a into mulberry32), so that seeding
 * is repeatable.
 */
export function randomOf(name: string): () => number {
  let state = 0x811c9dc5
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
