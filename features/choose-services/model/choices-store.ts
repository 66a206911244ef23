import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { BookingStore } from '#entities/booking'
import type { CartToggle, ListedProduct } from '#entities/cart'
import type { Client } from '#shared/api/client'
import { isSessionEnd } from '#shared/api/errors'
import type { Identifier } from '#shared/api/nouns/lenient'
import type { Parameter } from '#shared/api/nouns/product-parameters'
import { bookedChoice, parameterKey } from './open-choices'
import type { detailCalls, ProductDetails } from './product-details'

/** Dependencies that the services step passes to the choices store. */
export interface ChoicesContext {
  readonly api: Client<typeof detailCalls>
  readonly booking: BookingStore
  readonly cart: Pick<CartToggle, 'isOn' | 'amend' | 'settle'>
  readonly details: ProductDetails
  /** Returns false once the pending choices no longer belong to the current booking. */
  readonly isSameSession: () => boolean
}

interface PendingChoice {
  readonly listed: ListedProduct
  readonly parameter: Parameter
  readonly choiceId: Identifier
}

/**
 * The visitor's choices about products, for example about a parameter of a service. A choice shows at once and is sent
 * after the change of its product. The last choice of a parameter wins. A choice that fails reverts to the previous
 * one.
 */
export class ChoicesStore {
  readonly #pending = observable.map<string, PendingChoice>({}, { deep: false })
  /** Choices that the server has accepted since the screen opened, by parameter key. */
  readonly #accepted = observable.map<string, Identifier>()
  readonly #failures = observable.map<string, unknown>({}, { deep: false })
  #settling: Promise<boolean> | null = null

  constructor(private readonly context: ChoicesContext) {
    makeAutoObservable<this, 'context'>(this, { context: false }, { autoBind: true })
  }

  chosen(listed: ListedProduct, { id }: Parameter): Identifier | null {
    return this.#pending.get(parameterKey(listed, id))?.choiceId ?? this.stored(listed, id)
  }

  failureOf(listed: ListedProduct, { id }: Parameter): unknown {
    return this.#failures.get(parameterKey(listed, id))
  }

  hasFailure(listed: ListedProduct): boolean {
    return [...this.#failures.keys()].some((key) => key.startsWith(parameterKey(listed, '')))
  }

  /** Discards the accepted choices of a product that was removed from the cart. */
  forget(listed: ListedProduct): void {
    for (const key of this.#accepted.keys()) if (key.startsWith(parameterKey(listed, ''))) this.#accepted.delete(key)
  }

  choose(listed: ListedProduct, parameter: Parameter, choiceId: Identifier): void {
    const key = parameterKey(listed, parameter.id)
    this.#failures.delete(key)
    this.#pending.set(key, { listed, parameter, choiceId })
    void this.settle()
  }

  /** Returns the stored choices of a product as texts, which are sent with the product as its customizations. */
  customizationsOf(listed: ListedProduct): string[] {
    const parameters = this.context.details.of(listed).latest?.parameters ?? []
    return parameters.flatMap(({ id, description, choices }) => {
      const choice = choices.find((one) => String(one.id) === String(this.stored(listed, id)))
      return choice ? [`${description}: ${choice.description}`] : []
    })
  }

  /** Resolves when no choice is pending: to true if the server has accepted all of them. */
  settle(): Promise<boolean> {
    this.#settling ??= this.sendAll().finally(() => {
      this.#settling = null
    })
    return this.#settling
  }

  /** Discards the pending choices. */
  dispose(): void {
    this.#pending.clear()
  }

  /** Choice that the server has, or null. */
  private stored(listed: ListedProduct, parameterId: Identifier): Identifier | null {
    return (
      this.#accepted.get(parameterKey(listed, parameterId)) ??
      bookedChoice(this.context.booking.booking, listed, parameterId)
    )
  }

  private async sendAll(): Promise<boolean> {
    let areAllAccepted = true
    for (let next = first(this.#pending); next; next = first(this.#pending)) {
      await this.context.cart.settle()
      if (!this.context.isSameSession()) {
        this.dispose()
        return false
      }
      areAllAccepted = (await this.send(...next)) && areAllAccepted
    }
    return (await this.context.cart.settle()) && areAllAccepted
  }

  private async send(key: string, choice: PendingChoice): Promise<boolean> {
    const { listed, parameter, choiceId } = choice
    const removePending = (): boolean => this.#pending.get(key) === choice && this.#pending.delete(key)
    try {
      // Skips a product that is not in the cart: it could not be added, or was removed again.
      if (this.#pending.get(key) === choice && this.context.cart.isOn(listed)) {
        const { id: productId, provider } = listed.product
        await this.context.api.setProductParameterChoice({
          body: { productId, provider, parameterId: parameter.id, parameterType: parameter.type, choiceId },
        })
        runInAction(() => this.#accepted.set(key, choiceId))
        if (this.#pending.has(key)) this.context.cart.amend(listed)
      }
      runInAction(removePending)
      return true
    } catch (error) {
      return runInAction(() => {
        if (isSessionEnd(error)) this.#pending.clear()
        const wasCurrent = removePending()
        if (wasCurrent) this.#failures.set(key, error)
        return !wasCurrent && !isSessionEnd(error)
      })
    }
  }
}

const first = <T>(map: Iterable<T>): T | undefined => [...map][0]
