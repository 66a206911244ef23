import type { DraftVehicle } from '../../../platform/database/schema/sessions'
import type { Product } from '../../../catalog/product'

/** Makes that sell only electric cars. */
const ELECTRIC_MAKES: ReadonlySet<string> = new Set(['Tesla', 'Xpeng'])

/**
 * Returns the products that suit a vehicle: no products for combustion engines, such as oil, for an electric car.
 * Returns all products for other makes, because their make does not reveal the engine, and if there is no vehicle.
 */
export function fitting<P extends Pick<Product, 'combustionOnly'>>(
  products: readonly P[],
  vehicle: Pick<DraftVehicle, 'make'> | null,
): P[] {
  const isElectric = vehicle !== null && ELECTRIC_MAKES.has(vehicle.make)
  return products.filter((product) => !(isElectric && product.combustionOnly))
}
