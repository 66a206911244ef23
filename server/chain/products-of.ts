import type { ChainProduct } from './schema/document'
import { grouped, sortedBy } from '../platform/database/grouped'
import type { ChainRows } from './rows'

/** Converts a chain's rows to the products of a document. */
export function productsOf(rows: ChainRows): ChainProduct[] {
  const automatic = grouped(rows.automatic, (one) => one.productId)
  const additional = grouped(rows.additional, (one) => one.productId)
  const parameters = grouped(rows.parameters, (one) => one.productId)
  const choices = grouped(rows.choices, (one) => one.parameterId)
  const makes = grouped(rows.productMakes, (one) => one.productId)
  const tires = new Map(rows.tires.map(({ productId, ...one }) => [productId, one]))
  return sortedBy(rows.products, (one) => one.id).map((one) => ({
    id: one.id,
    categoryId: one.categoryId,
    provider: one.provider,
    description: one.description,
    price: inEuros(one.activeCents),
    normalPrice: inEuros(one.normalCents),
    campaign: one.campaign,
    priceKind: one.priceKind,
    allowedExcessPercent: one.excessPercent,
    goods: one.goods,
    lowestPrice30Days: inEuros(one.lowestCents),
    minutes: one.minutes,
    infoDescription: one.infoDescription,
    subRows: one.subRows.map(({ description, spareParts }) => ({
      description,
      spareParts: spareParts.map((part) => part.description),
    })),
    calculatorId: one.calculatorId,
    combustionOnly: one.combustionOnly,
    exclusionGroup: one.exclusionGroup,
    purpose: one.purpose,
    makes: (makes.get(one.id) ?? []).map(({ make }) => make).sort(),
    tireRole: one.tireRole,
    automaticProductIds: (automatic.get(one.id) ?? []).map(({ addedId }) => addedId).sort(ascending),
    suggestedProductIds: (additional.get(one.id) ?? []).map(({ additionalId }) => additionalId).sort(ascending),
    parameters: sortedBy(parameters.get(one.id) ?? [], (row) => row.id).map(({ id, code, type, description }) => ({
      id,
      code,
      type,
      description,
      choices: sortedBy(choices.get(id) ?? [], (row) => row.id).map((row) => ({
        id: row.id,
        description: row.description,
      })),
    })),
    tire: tireOf(tires.get(one.id)),
  }))
}

const tireOf = (tire: Omit<ChainRows['tires'][number], 'productId'> | undefined): ChainProduct['tire'] =>
  tire
    ? {
        supplier: tire.supplier,
        brand: tire.brand,
        model: tire.model,
        width: tire.width,
        aspectRatio: tire.aspectRatio,
        rimDiameter: tire.rimDiameter,
        loadIndex: tire.loadIndex,
        speedRating: tire.speedRating,
        tireType: tire.tireType,
      }
    : null

const inEuros = (cents: number | null): number | null => (cents === null ? null : cents / 100)
const ascending = (a: number, b: number): number => a - b
