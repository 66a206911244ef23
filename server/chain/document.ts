/**
 * A chain as one document, imported and exported by `npm run chain`. `schema.ts` states units and limits of each field.
 */

export interface ChainDocument {
  readonly $schema: string
  readonly version: number
  readonly workshops: readonly ChainWorkshop[]
  readonly closedDays: readonly string[]
  readonly productCategories: readonly ChainCategory[]
  readonly products: readonly ChainProduct[]
  readonly serviceCodes: readonly { readonly code: string; readonly productIds: readonly number[] }[]
  readonly extraOrderRows: readonly { readonly id: number; readonly description: string; readonly price: number }[]
  readonly tirePackages: readonly ChainTirePackage[]
  readonly campaignCodes: readonly { readonly code: string; readonly percentOff: number }[]
  readonly vehicleMakes: readonly string[]
  readonly creditInfos: readonly ChainCreditInfo[]
  readonly redirects: readonly { readonly processType: string; readonly url: string }[]
}

export interface ChainWorkshop {
  readonly id: number
  readonly parentId: number | null
  readonly name: string
  readonly address: string
  readonly postCode: string
  readonly postOffice: string
  readonly email: string
  readonly phone: string
  readonly site: string | null
  readonly officeNumber: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly opens: string
  readonly closes: string
  readonly openingHours: readonly ChainHours[]
  readonly carenceDays: number
  readonly shiftChangeTime: string
  readonly keyLockerInstalled: boolean
  readonly hourService: boolean
  readonly offersMaintenance: boolean
  readonly offersTireChange: boolean
  readonly offersDamageInspection: boolean
  readonly dealerOfMakes: readonly string[]
  readonly vehicleClassIds: readonly number[] | null
  readonly infoText: string
  readonly infoTexts: readonly { readonly code: string; readonly text: string }[]
  readonly lifts: readonly ChainLift[]
  readonly moduleSettings: readonly { readonly module: string; readonly setting: string; readonly value: string }[]
  readonly expressLane: { readonly enabled: boolean; readonly title: string; readonly infoText: string } | null
  readonly credit: ChainCredit
}

export interface ChainCredit {
  readonly minimumPrice: number | null
  readonly amounts: readonly {
    readonly id: number
    readonly minPrice: number
    readonly maxPrice: number
    readonly amount: number
  }[]
}

export interface ChainCreditInfo {
  readonly id: number
  readonly serviceName: string
  readonly serviceLink: string | null
  readonly infoText: string
  readonly infoLink: string | null
}

export interface ChainHours {
  readonly weekday: number
  readonly opens: string
  readonly closes: string
  readonly dayOnlyFromMinutes: number | null
}

export interface ChainLift {
  readonly id: number
  readonly name: string
  readonly displayName: string | null
  readonly customerSelectable: boolean
  readonly hourServiceOnly: boolean
  readonly makes: readonly string[]
  readonly shifts: readonly { readonly weekday: number; readonly starts: string; readonly ends: string }[]
  readonly absences: readonly { readonly start: string; readonly end: string }[]
}

export interface ChainCategory {
  readonly id: number
  readonly section: string
  readonly description: string
}

export interface ChainProduct {
  readonly id: number
  readonly categoryId: number
  readonly provider: string
  readonly description: string
  readonly price: number | null
  readonly normalPrice: number | null
  readonly campaign: boolean
  readonly minutes: number
  readonly infoDescription: string | null
  readonly subRows: readonly { readonly description: string; readonly spareParts: readonly string[] }[]
  readonly calculatorId: number
  readonly combustionOnly: boolean
  readonly makes: readonly string[]
  readonly tireRole: string | null
  readonly automaticProductIds: readonly number[]
  readonly suggestedProductIds: readonly number[]
  readonly parameters: readonly ChainParameter[]
  readonly tire: ChainTire | null
}

export interface ChainParameter {
  readonly id: number
  readonly code: string
  readonly type: string
  readonly description: string
  readonly choices: readonly { readonly id: number; readonly description: string }[]
}

export interface ChainTire {
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

export interface ChainTirePackage {
  readonly code: string
  readonly description: string
  readonly items: readonly { readonly productId: number; readonly amount: number }[]
}
