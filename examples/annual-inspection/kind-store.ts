import { makeAutoObservable, when } from 'mobx'
import { Action, apiPort, bookingStore, contract, defineStore, refreshBooking, Resource } from 'huoltovaraus/module'
import type { StoreResolver } from 'huoltovaraus/module'
import { isKind, KIND_PARAMETER, type Kind } from './kinds'

const { additionalServices, addProductsToCart, setProductParameter } = contract
/** API calls of this store. */
const calls = { additionalServices, addProductsToCart, setProductParameter }
/** Category in which the chain sells the inspection (specification section 9). */
const ADDITIONAL_CATEGORY_ID = 3

/** The kind of inspection, and the chain's product for it. */
export class KindStore {
  /** What the visitor has picked in this step; null if the booking's kind is shown. */
  private picked: Kind | null = null
  readonly product
  readonly saving: Action<[]>
  readonly #get: StoreResolver
  readonly #api

  constructor(get: StoreResolver) {
    this.#get = get
    this.#api = get(apiPort)(calls)
    this.product = new Resource(async (signal: AbortSignal) => {
      const sold = await this.#api.additionalServices({ query: { categoryId: ADDITIONAL_CATEGORY_ID } }, { signal })
      return sold.find(({ description }) => /katsast/i.test(description)) ?? null
    })
    this.saving = new Action(() => this.save())
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get kind(): Kind | null {
    return this.picked ?? bookedKind(this.#get)
  }

  get isLocked(): boolean {
    return this.#get(bookingStore).isLocked
  }

  /** Saves at once, so that the panel shows what the inspection costs. */
  pick(kind: Kind): void {
    this.picked = kind
    void this.saving.run()
  }

  /** Resolves to true if the booking has the kind and the product. */
  async settle(): Promise<boolean> {
    await when(() => !this.saving.isRunning)
    return this.isLocked || (bookedKind(this.#get) === this.kind && this.isOrdered) || this.saving.run()
  }

  dispose(): void {
    this.product.reset()
  }

  private get isOrdered(): boolean {
    const id = this.product.latest?.product.id
    const items = this.#get(bookingStore).booking?.order_items ?? []
    return items.some(({ product }) => String(product.id) === String(id))
  }

  /** Once more if another kind is picked meanwhile. */
  private async save(): Promise<void> {
    const { kind } = this
    const product = this.product.latest
    if (kind === null || !product) throw new Error('nothing is chosen')
    const booking = this.#get(bookingStore)
    await this.#api.setProductParameter({ query: { code: KIND_PARAMETER, value: kind } })
    const { calculatorId } = product
    const { id: productId, provider } = product.product
    const calculated = calculatorId === null ? {} : { calculatorId }
    if (!this.isOrdered)
      await this.#api.addProductsToCart({
        query: { stage: 'DEFAULT', ...calculated },
        body: [{ productId, provider, amount: 1, ...calculated }],
      })
    await refreshBooking(booking)
    if (this.kind !== kind) await this.save()
  }
}

/** The kind that the booking has, or null. */
export function bookedKind(get: StoreResolver): Kind | null {
  const parameters = get(bookingStore).booking?.product_parameters ?? []
  const value = parameters.find(({ parameterCode }) => parameterCode === KIND_PARAMETER)?.selectedValue
  return isKind(value) ? value : null
}

export const kindStore = defineStore('inspection-kind', (get) => new KindStore(get))
