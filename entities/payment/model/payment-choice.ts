import { makeAutoObservable, observableRef } from 'mobx'
import type { PaymentMemory, RememberedChoice } from './payment-memory'

/** A way to pay other than at the workplace. */
export type PaymentMethod = RememberedChoice['method']

/** The group 'Maksutapa' of one customer step: which methods are available, and which one the visitor has chosen. */
export class PaymentChoice {
  readonly #memory: PaymentMemory<RememberedChoice>
  readonly #token: string | null
  private available: readonly PaymentMethod[] = []
  /** Number of methods that may still become available. */
  private expected = 0

  constructor(memory: PaymentMemory<RememberedChoice>, token: string | null) {
    this.#memory = memory
    this.#token = token
    makeAutoObservable<this, 'available'>(this, { available: observableRef }, { autoBind: true })
  }

  /** The chosen method; null for paying at the workplace, also while the chosen method is not available. */
  get chosen(): PaymentMethod | null {
    const { remembered } = this
    return remembered && this.available.includes(remembered) ? remembered : null
  }

  /** Whether the method that the visitor has chosen is not available yet, as after a reload. */
  get isAwaited(): boolean {
    return this.remembered !== null && this.chosen === null && this.expected > 0
  }

  get hasAvailable(): boolean {
    return this.available.length > 0
  }

  /** Whether there is a choice, or may be one soon. */
  get isOpen(): boolean {
    return this.hasAvailable || this.expected > 0
  }

  choose(method: PaymentMethod | null): void {
    if (method === null) this.#memory.clear()
    else if (this.#token !== null) this.#memory.write({ token: this.#token, method })
  }

  /** Adds a method and returns the function that removes it, as an effect does. */
  add(method: PaymentMethod): () => void {
    this.set([...this.available, method])
    return () => this.set(this.available.filter((one) => one !== method))
  }

  /** Announces a method that is still loading and returns the function that ends this, as an effect does. */
  expect(): () => void {
    this.expected += 1
    return this.arrive
  }

  private get remembered(): PaymentMethod | null {
    return this.#memory.of(this.#token)?.method ?? null
  }

  private arrive(): void {
    this.expected -= 1
  }

  private set(available: readonly PaymentMethod[]): void {
    this.available = available
  }
}
