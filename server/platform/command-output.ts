/** Output of a desk command, in whichever process it runs. */
export interface Output {
  /** Writes the requested text unchanged, with its own line ends. */
  readonly text: (text: string) => void
  /** Writes one line about what was done. */
  readonly line: (line: string) => void
  /** Writes one line about a fault. */
  readonly fault: (line: string) => void
  /** Reports progress with items of one kind. */
  readonly progress: (kind: string, done: number, total: number) => void
}
