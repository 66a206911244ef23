import { makeAutoObservable, observableRef } from 'mobx'

/**
 * What a payment method requires of the submit of the booking. Its fields are read each time, so they may be
 * observable.
 */
export interface Gate {
  /** Why the booking cannot be submitted now, as a sentence for the visitor; null if it can. */
  readonly blockedBecause: string | null
  /** Replaces the note 'Et maksa mitään ennakkoon…' above the submit once this method pays the booking; null before. */
  readonly note?: string | null
  /**
   * Runs after the details were saved and before save-booking. Resolves to false to stop the submit, because the
   * visitor is leaving the page or the method itself shows what has failed. Never rejects.
   */
  readonly beforeSave?: () => Promise<boolean>
}

/** The gates of all payment methods of one customer step. */
export class Gates {
  private all: readonly Gate[] = []

  constructor() {
    makeAutoObservable<this, 'all'>(this, { all: observableRef }, { autoBind: true })
  }

  get blockedBecause(): string | null {
    return this.all.find((gate) => gate.blockedBecause !== null)?.blockedBecause ?? null
  }

  get note(): string | null {
    return this.all.find(({ note }) => note)?.note ?? null
  }

  /** Whether a method pays the booking, so that no other method is offered any more. */
  get isSettled(): boolean {
    return this.note !== null
  }

  /** Adds a gate. Returns the function that removes it. */
  guard(gate: Gate): () => void {
    this.keep([...this.all, gate])
    return () => this.keep(this.all.filter((one) => one !== gate))
  }

  /** Asks the gates in order, up to the first one that refuses. Resolves to true if none does. */
  async pass(): Promise<boolean> {
    for (const { beforeSave } of this.all) if (beforeSave && !(await beforeSave())) return false
    return true
  }

  private keep(gates: readonly Gate[]): void {
    this.all = gates
  }
}
