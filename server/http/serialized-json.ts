import { compressed, QUICKEST, type Encoding } from './headers/encoding'

/**
 * A response body that is serialised once and compressed once per encoding, however often it is sent.
 * It must hold no secrets, because the length of a compressed text reveals something about its content.
 */
export class SerializedJson<T> {
  /** Type marker without a value: it keeps the compiler from accepting the JSON of one type for that of another. */
  declare readonly of?: T
  private readonly compressedBodies = new Map<Encoding, Uint8Array<ArrayBuffer>>()

  constructor(readonly text: string) {}

  /** Returns the bytes in an encoding. Compresses them on the first call. */
  encoded(encoding: Encoding): Uint8Array<ArrayBuffer> {
    const known = this.compressedBodies.get(encoding)
    if (known) return known
    const made = compressed(this.text, encoding, QUICKEST)
    this.compressedBodies.set(encoding, made)
    return made
  }
}
