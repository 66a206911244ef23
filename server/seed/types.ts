/** The shapes the demo chain is written down in. */

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

/** Where a workshop is, how it is reached, and what it takes in beyond the usual. */
export interface SeedContact {
  readonly id: number
  readonly email: string
  readonly phone: string
  readonly site: string
  readonly officeNumber: string
  readonly latitude: number
  readonly longitude: number
  readonly offersDamageInspection: boolean
  /** Null: every class of vehicle. */
  readonly vehicleClasses: number[] | null
}

export interface SeedVehicle {
  readonly registerNumber: string
  readonly make: string
  readonly model: string
  readonly classificationId: number
  readonly classificationName: string
}

export interface SeedProduct {
  readonly id: number
  readonly description: string
  readonly price: number | null
  readonly normalPrice?: number
  readonly campaign?: boolean
  readonly minutes: number
  readonly tireRole?: string
  readonly info?: string
  readonly subRows?: readonly { readonly description: string; readonly spareParts: readonly string[] }[]
}

export interface SeedCategory {
  readonly id: number
  readonly description: string
  readonly section: 'scheduled' | 'additional' | 'extra' | 'tire' | 'tire-extra'
  readonly products: readonly SeedProduct[]
}
