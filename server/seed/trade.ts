/** Seeds the relations between the demo chain's products, and its tires. */
import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/database/database'
import {
  additionalProduct,
  automaticProduct,
  extraOrderItem,
  product,
  productParameter,
  productParameterChoice,
  serviceCodeProduct,
} from '../platform/database/schema/products'
import { tire, tireInHotel, tirePackage, tirePackageItem } from '../platform/database/schema/tires'
import { categories } from './data/products'
import { packageItems, tireCategory, tirePackages, tires, tiresInHotel } from './data/tires'
import {
  additional,
  automatic,
  automaticCategory,
  combustionOnly,
  exclusionGroups,
  extraItems,
  parameters,
  serviceCodes,
} from './data/trade'
import { inCents } from '../platform/money'
import { seedProducts } from './products'

/** Does nothing if already seeded, or if the products are not the demo's. */
export async function seedTrade(tx: Database): Promise<void> {
  if (!(await isToBeSeeded(tx))) return
  await seedProducts(tx, [tireCategory, automaticCategory])
  await tx
    .update(product)
    .set({ combustionOnly: true })
    .where(inArray(product.id, [...combustionOnly]))
  for (const [exclusionGroup, ids] of Object.entries(exclusionGroups))
    await tx
      .update(product)
      .set({ exclusionGroup })
      .where(inArray(product.id, [...ids]))
  await tx.insert(automaticProduct).values(automatic.map(([productId, addedId]) => ({ productId, addedId })))
  await tx
    .insert(additionalProduct)
    .values(additional.map(([productId, additionalId]) => ({ productId, additionalId })))
  await tx.insert(productParameter).values(parameters.map(({ choices: _choices, ...one }) => one))
  await tx
    .insert(productParameterChoice)
    .values(parameters.flatMap(({ id, choices }) => choices.map((choice) => ({ ...choice, parameterId: id }))))
  await tx
    .insert(serviceCodeProduct)
    .values(Object.entries(serviceCodes).flatMap(([code, ids]) => ids.map((productId) => ({ code, productId }))))
  await tx
    .insert(extraOrderItem)
    .values(extraItems.map(({ id, description, price }) => ({ id, description, cents: inCents(price) })))
  await seedTires(tx)
}

async function seedTires(tx: Database): Promise<void> {
  await tx.insert(tire).values(tires.map(({ description: _description, price: _price, ...one }) => one))
  await tx.insert(tirePackage).values(tirePackages.map(({ tire: _tire, ...one }) => one))
  await tx.insert(tirePackageItem).values(packageItems)
  await tx.insert(tireInHotel).values(tiresInHotel.map((registerNumber) => ({ registerNumber })))
}

async function isToBeSeeded(tx: Database): Promise<boolean> {
  const rows = await tx.select({ id: product.id, description: product.description }).from(product)
  const found = new Map(rows.map(({ id, description }) => [id, description]))
  const own = [tireCategory, automaticCategory].flatMap(({ products }) => products)
  const demo = categories.flatMap(({ products }) => products)
  return !own.some(({ id }) => found.has(id)) && demo.every(({ id, description }) => found.get(id) === description)
}
