import { makeAutoObservable, observableRef } from 'mobx'
import type { PaymentChoice } from './payment-choice'

/**
 * What a payment method requires of the submit of the booking. Its fields are read each time, so they may be
 * observable.
 */
export interface Gate {
  /** Why the booking cannot be submitted now, as a sentence for the visitor; null if it can. */
  readonly blockedBecause: string | null
  /** Says in the group 'Maksutapa' how the booking is paid, once this method pays it; null before. */
  readonly note?: string | null
  /** Words of the submit while it leads to this method's payment first, or while this method has paid all; or null. */
  readonly submit?: { readonly label: string; readonly busyLabel: string } | null
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

  get submit(): Gate['submit'] {
    return this.all.find(({ submit }) => submit)?.submit
  }

  /** Whether a method pays the booking, so that no other method is available any more. */
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

/** Props of a payment method, which the customer step shows between the customer's fields and the submit. */
export interface PaymentProps<Values = unknown> {
  /** The details as typed, valid or not. The method may prefill a form of its own with them. */
  readonly customer: Values
  /** The group 'Maksutapa', to which the method adds itself as an option. */
  readonly choice: PaymentChoice
  /** The booking is being sent, so nothing may be changed. */
  readonly isSending: boolean
  /** One of the methods pays the booking, so no other method is available. */
  readonly isSettled: boolean
  /** The element above the step that shows the outcome of a payment; null until it is mounted. */
  readonly above: Element | null
  /**
   * Saves the details before the visitor leaves the page to sign or to pay. Resolves to true if the server has all of
   * them, and to false if they are not valid or could not be saved. Never rejects.
   */
  readonly saveDetails: () => Promise<boolean>
  /**
   * Adds a gate before the submit and returns the function that removes it, as an effect does. Pass the same gate each
   * time.
   */
  readonly guard: (gate: Gate) => () => void
}

/** Props of the panel or form of a payment method that is available now. */
export type PaymentFormProps<Values = unknown> = Pick<PaymentProps<Values>, 'customer' | 'isSending' | 'saveDetails'>
