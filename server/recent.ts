/** What was last worked out, by key; never more than `most`, the oldest goes first. */
export class Recent<T> {
  private readonly kept = new Map<string, T>()

  constructor(private readonly most: number) {}

  /** What is kept under the key, or what `make` makes of it now. */
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
