/** Everything of a simulated day that waits for its turn. Nothing continues unless the day's seed picks it. */
import { setImmediate } from 'node:timers/promises'

interface Step {
  readonly label: string
  /** The server process that waits, or null for a visitor or the network. */
  readonly owner: object | null
  readonly begin: () => void
  readonly fail: (reason: Error) => void
}

/** Turns of the event loop without a change after which nothing moves by itself. A batch of queries takes one. */
const STILL_TURNS = 4

export class Steps {
  private waiting: Step[] = []
  private running = 0
  private changes = 0

  /** Resolves when the step is picked. Rejects if its owner is killed first. */
  wait(label: string, owner: object | null = null): Promise<void> {
    this.changes += 1
    return new Promise((begin, fail) => this.waiting.push({ label, owner, begin, fail }))
  }

  /** Runs work that must end before the next step is picked, as a query of the database. */
  async whole<T>(work: () => Promise<T>): Promise<T> {
    this.running += 1
    try {
      return await work()
    } finally {
      this.running -= 1
      this.changes += 1
    }
  }

  /** Resolves when everything waits. */
  async quiet(): Promise<void> {
    for (let still = 0; still < STILL_TURNS; still++) {
      const before = this.changes
      await setImmediate()
      if (this.running > 0 || this.changes !== before) still = -1
    }
  }

  get count(): number {
    return this.waiting.length
  }

  /** Lets one step continue and returns its label. `share` from 0 to 1 picks it. */
  begin(share: number): string {
    const [step] = this.waiting.splice(Math.floor(share * this.waiting.length), 1)
    step?.begin()
    return step?.label ?? 'nothing'
  }

  /** Rejects every step of a killed process. */
  failAll(owner: object, reason: Error): void {
    const gone = this.waiting.filter((step) => step.owner === owner)
    this.waiting = this.waiting.filter((step) => step.owner !== owner)
    for (const step of gone) step.fail(reason)
  }
}
