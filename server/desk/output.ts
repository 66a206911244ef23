/** Where a command of the desk tells what it does, whichever process it runs in. */
export interface Output {
  /** Text as it is, with its own line ends: what was asked for. */
  readonly text: (text: string) => void
  /** One line about what was done. */
  readonly line: (line: string) => void
  /** One line about what is wrong. */
  readonly fault: (line: string) => void
  /** How far it has come with things of one kind. */
  readonly progress: (kind: string, done: number, total: number) => void
}
