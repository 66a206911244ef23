import { makeAutoObservable, observableRef } from 'mobx'
import type { Client } from '#shared/api/client'
import { productSuggestion } from '#shared/api/contract/services'
import type { ProductSuggestion } from '#shared/api/nouns/products'
import type { FullSuggestion } from '#shared/api/nouns/suggestions'
import { Resource } from '#shared/store/resource'

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
