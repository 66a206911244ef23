/** Types of the demo chain's data. */
import type { PriceKind } from '#shared/api/nouns/price'
import type { Section } from '../catalog/products'

export interface SeedWorkshop {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly postCode: string
  readonly postOffice: string
  readonly opens: string
  readonly closes: string
  readonly carenceDays: number
  readonly shiftChange: string
  readonly keyLocker: boolean
  readonly lifts: number
  readonly dayOnly: { readonly weekday: number; readonly from: number } | null
}

/** A workshop's position, contact data, and the vehicles and services it accepts. */
export interface SeedContact {
  readonly id: number
  readonly email: string
  readonly phone: string
  readonly site: string
  readonly officeNumber: string
  readonly latitude: number
  readonly longitude: number
  readonly offersDamageInspection: boolean
  /** Ids of vehicle classes. Null for every class. */
  readonly vehicleClasses: number[] | null
}

export interface SeedProduct {
  readonly id: number
  readonly description: string
  readonly price: number | null
  readonly normalPrice?: number
  readonly campaign?: boolean
  readonly priceKind?: PriceKind
  readonly excessPercent?: number
  readonly goods?: boolean
  readonly lowestPrice?: number
  readonly minutes: number
  readonly tireRole?: string
  readonly info?: string
  readonly subRows?: readonly { readonly description: string; readonly spareParts: readonly string[] }[]
}

export interface SeedCategory {
  readonly id: number
  readonly description: string
  readonly section: Section
  /** Default: the workshop itself. */
  readonly provider?: string
  readonly products: readonly SeedProduct[]
}

export interface SeedParameter {
  readonly id: number
  readonly productId: number
  readonly code: string
  readonly type: string
  readonly description: string
  readonly choices: readonly { readonly id: number; readonly description: string }[]
}

/** A tire. `price` is that of one tire. */
export interface SeedTire {
  readonly productId: number
  readonly description: string
  readonly price: number
  readonly supplier: string
  readonly brand: string
  readonly model: string
  readonly width: number
  readonly aspectRatio: number
  readonly rimDiameter: number
  readonly loadIndex: number
  readonly speedRating: string
  readonly tireType: string
}

export interface SeedServiceTicket {
  readonly id: number
  readonly code: string
  readonly organizationId: number
  readonly registerNumber: string
  readonly kilometers: number | null
  readonly customerNumber: string
  readonly message: string
  /** Days from the day of seeding. */
  readonly expiresInDays: number
  readonly isDone: boolean
  readonly items: readonly {
    readonly id: number
    readonly description: string
    readonly productId: number | null
    readonly infoRows: readonly { readonly heading: string; readonly text: string }[]
  }[]
}
