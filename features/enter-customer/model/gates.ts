import { makeAutoObservable, observableRef } from 'mobx'
import type { Gate } from './payment'

/** What stands between a valid form and its sending: all the gates that ways of paying have put up. */
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

  guard(gate: Gate): () => void {
    this.keep([...this.all, gate])
    return () => this.keep(this.all.filter((one) => one !== gate))
  }

  /** Resolves to whether every gate lets the booking be sent; the first that does not is the last asked. */
  async pass(): Promise<boolean> {
    for (const { beforeSave } of this.all) if (!(await beforeSave())) return false
    return true
  }

  private keep(gates: readonly Gate[]): void {
    this.all = gates
  }
}
