import { cartHandlers } from './cart'
import { listingHandlers } from './listings'
import { productHandlers } from './products'
import { repairHandlers } from './repairs'
import { tireHandlers } from './tires'
import type { Dependencies } from '../../context'

/** Handlers of services, products, tires, repairs and the cart. */
export const serviceHandlers = (dependencies: Dependencies) => ({
  ...listingHandlers(dependencies),
  ...cartHandlers(dependencies),
  ...productHandlers(dependencies),
  ...tireHandlers(dependencies),
  ...repairHandlers(dependencies),
})
