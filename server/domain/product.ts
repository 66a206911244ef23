/** A product as the shop sells it; money in cents. */
export interface Product {
  readonly id: number
  readonly provider: string
  readonly description: string
  /** Null where the price is agreed later. */
  readonly normalCents: number | null
  readonly activeCents: number | null
  readonly campaign: boolean
  readonly minutes: number
  readonly infoDescription: string | null
  readonly subRows: readonly SubRow[]
  readonly calculatorId: number
}

/** A part of a product, and the spare parts that go with it. */
export interface SubRow {
  readonly description: string
  readonly spareParts: readonly { readonly description: string }[]
}
