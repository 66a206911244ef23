import { productKey, type Offer } from '#entities/cart'
import type { Client } from '#shared/api/client'
import { productAdditionalData, setProductParameterChoice } from '#shared/api/contract/services'
import type { ProductAdditionalData } from '#shared/api/nouns/product-parameters'
import { Resource } from '#shared/store/resource'

/** API calls for the details of a product and for the choices about it. */
export const detailCalls = { productAdditionalData, setProductParameterChoice }

type Named = Pick<Offer, 'product'>

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
  ask(offer: Named): void {
    const details = this.of(offer)
    if (details.state.status === 'idle') void details.load()
  }

  dispose(): void {
    for (const details of this.known.values()) details.reset()
  }
}
