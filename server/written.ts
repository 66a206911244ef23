import { compressed, QUICKEST, type Encoding } from './encoding'

/**
 * An answer that has become JSON, to be sent as often as it is asked for: made once, and made small once. Nobody's secrets
 * may be in it, since the length of what is compressed tells of what is in it.
 */
export class Written<T> {
  /** Only for the compiler, which would take any for any other. */
  declare readonly of?: T
  private readonly small = new Map<Encoding, Uint8Array<ArrayBuffer>>()

  constructor(readonly text: string) {}

  /** The bytes in an encoding. */
  in(encoding: Encoding): Uint8Array<ArrayBuffer> {
    const known = this.small.get(encoding)
    if (known) return known
    const made = compressed(this.text, encoding, QUICKEST)
    this.small.set(encoding, made)
    return made
  }
}
