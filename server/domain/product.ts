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
  /** Not offered for a car that has no combustion engine. */
  readonly combustionOnly: boolean
}

/** A part of a product, and the spare parts that go with it. */
export interface SubRow {
  readonly description: string
  readonly spareParts: readonly { readonly description: string }[]
}

/** Something the visitor may say about a product by choosing. */
export interface ParameterDefinition {
  readonly id: number
  readonly productId: number
  readonly code: string
  readonly type: string
  readonly description: string
  readonly choices: readonly { readonly id: number; readonly description: string }[]
}

/** A row of the order that is no product. */
export interface ExtraItem {
  readonly id: number
  readonly description: string
  readonly cents: number
}
