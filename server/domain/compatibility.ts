import type { DraftVehicle } from './draft'
import type { Product } from './product'

/** Makes all of whose cars run on electricity alone. */
const ELECTRIC_MAKES: ReadonlySet<string> = new Set(['Tesla', 'Xpeng'])

/**
 * The products that make sense for a vehicle: no oil for an electric car. Of other makes nobody can tell by the make what
 * the car runs on, so that all is offered, as it is as long as no vehicle is chosen.
 */
export function fitting<P extends Pick<Product, 'combustionOnly'>>(
  products: readonly P[],
  vehicle: Pick<DraftVehicle, 'make'> | null,
): P[] {
  const isElectric = vehicle !== null && ELECTRIC_MAKES.has(vehicle.make)
  return products.filter((product) => !(isElectric && product.combustionOnly))
}
