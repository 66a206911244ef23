/** A product that the chain sells; money in cents. */
export interface Product {
  readonly id: number
  readonly provider: string
  readonly description: string
  /** Null if the price is agreed later. */
  readonly normalCents: number | null
  readonly activeCents: number | null
  readonly campaign: boolean
  readonly minutes: number
  readonly infoDescription: string | null
  readonly subRows: readonly SubRow[]
  readonly calculatorId: number
  /** Not offered for electric cars. */
  readonly combustionOnly: boolean
}

/** A sub-row of a product, with its spare parts. */
export interface SubRow {
  readonly description: string
  readonly spareParts: readonly { readonly description: string }[]
}

/** A parameter of a product with the choices that a visitor has. */
export interface ParameterDefinition {
  readonly id: number
  readonly productId: number
  readonly code: string
  readonly type: string
  readonly description: string
  readonly choices: readonly { readonly id: number; readonly description: string }[]
}

/** An order row that is not a product. */
export interface ExtraItem {
  readonly id: number
  readonly description: string
  readonly cents: number
}
