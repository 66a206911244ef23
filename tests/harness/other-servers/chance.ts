/** A number from 0 to 1, equally distributed, that depends on the text alone (FNV-1a, mixed). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32
}

/** What a seed decides, each thing by its name, so that a server answers alike each time. */
export class Chance {
  /** What this seed has decided otherwise than the reference server, one line each. */
  readonly found = new Set<string>()

  constructor(private readonly seed: number) {}

  of(what: string): number {
    return hash(`${this.seed} ${what}`)
  }

  /** Returns one of the values. */
  pick<T>(what: string, values: readonly [T, ...T[]]): T {
    return values[Math.floor(this.of(what) * values.length)] ?? values[0]
  }

  /** Notes a difference at `path`, and returns the other value. */
  differ<T>(path: string, how: string, value: T): T {
    this.found.add(`${path}: ${how}`)
    return value
  }
}
