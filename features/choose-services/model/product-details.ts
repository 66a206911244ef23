import { productKey, type ListedProduct } from '#entities/cart'
import type { Client } from '#shared/api/client'
import {
  productAdditionalData,
  setProductParameterChoice,
  productSuggestion,
} from '#shared/api/contract/services/products'
import type { ProductAdditionalData } from '#shared/api/nouns/product-parameters'
import { Resource } from '#shared/store/resource'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { FullSuggestion } from '#shared/api/nouns/suggestions'

/** API calls for the details of a product and for the choices about it. */
export const detailCalls = { productAdditionalData, setProductParameterChoice }

type Named = Pick<ListedProduct, 'product'>

/** Details and choices of products, loaded on request and cached by product. */
export class ProductDetails {
  private readonly known = new Map<string, Resource<[], ProductAdditionalData>>()

  constructor(private readonly api: Client<typeof detailCalls>) {}

  of({ product }: Named): Resource<[], ProductAdditionalData> {
    const key = productKey(product)
    let found = this.known.get(key)
    if (!found) {
      found = new Resource((signal) => this.api.productAdditionalData({ query: { productId: product.id } }, { signal }))
      this.known.set(key, found)
    }
    return found
  }

  /** Loads the details of a product unless a load has been started. */
  ask(listed: Named): void {
    const details = this.of(listed)
    if (details.state.status === 'idle') void details.load()
  }

  dispose(): void {
    for (const details of this.known.values()) details.reset()
  }
}

/** API calls of this store. */
export const contentsCalls = { productSuggestion }

/** The service whose details dialog is open, and the full suggestion that the server returns for it. */
export class ContentsStore {
  service: ProductSuggestion | null = null
  /** The service whose dialog could not open, because its chunk failed to load. */
  failed: ProductSuggestion | null = null
  readonly more: Resource<[ProductSuggestion], FullSuggestion | null>

  constructor(api: Client<typeof contentsCalls>) {
    this.more = new Resource((signal, { product: { id: productId, provider } }) =>
      api.productSuggestion({ query: { productId, provider } }, { signal }),
    )
    makeAutoObservable(this, { service: observableRef, failed: observableRef }, { autoBind: true })
  }

  open(service: ProductSuggestion): void {
    this.service = service
    this.failed = null
    void this.more.load(service)
  }

  fail(): void {
    const { service } = this
    this.close()
    this.failed = service
  }

  close(): void {
    this.service = null
    this.more.reset()
  }
}
