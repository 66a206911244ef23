/** A cache of at most `most` values by key. It evicts the value that was added first. */
export class BoundedCache<T> {
  private readonly kept = new Map<string, T>()

  constructor(private readonly most: number) {}

  /** Returns the cached value of a key, or adds the result of `make`. */
  get(key: string, make: () => T): T {
    const found = this.kept.get(key)
    if (found !== undefined) return found
    const made = make()
    this.kept.set(key, made)
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most) break
      this.kept.delete(oldest)
    }
    return made
  }
}
