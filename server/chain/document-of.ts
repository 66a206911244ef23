import { type ChainDocument, SCHEMA_ID } from './schema/document'
import { grouped, inOrder } from '../platform/database/grouped'
import { daysOf } from './days'
import { productsOf } from './products-of'
import type { ChainRows } from './rows'
import { workshopsOf } from './workshops-of'

/**
 * Converts a chain's rows to its document. Everything has a fixed order, so that the same rows always give the same
 * document.
 */
export function documentOf(rows: ChainRows): ChainDocument {
  const packageItems = grouped(rows.packageItems, (item) => item.packageCode)
  const byCode = grouped(rows.serviceCodes, (one) => one.code)
  return {
    $schema: SCHEMA_ID,
    version: 1,
    workshops: workshopsOf(rows),
    ...daysOf(rows.closedDays, rows.openDays),
    productCategories: inOrder(rows.categories, (one) => one.id).map(({ id, section, description }) => ({
      id,
      section,
      description,
    })),
    products: productsOf(rows),
    serviceCodes: inOrder([...byCode.entries()], ([code]) => code).map(([code, products]) => ({
      code,
      productIds: inOrder(products, (one) => one.productId).map(({ productId }) => productId),
    })),
    extraOrderRows: inOrder(rows.extraOrderRows, (one) => one.id).map(({ id, description, cents }) => ({
      id,
      description,
      price: cents / 100,
    })),
    tirePackages: inOrder(rows.packages, (one) => one.code).map(({ code, description }) => ({
      code,
      description,
      items: inOrder(packageItems.get(code) ?? [], (item) => item.productId).map(({ productId, amount }) => ({
        productId,
        amount,
      })),
    })),
    campaignCodes: inOrder(rows.campaignCodes, (one) => one.code).map(({ code, percent }) => ({
      code,
      percentOff: percent,
    })),
    creditInfos: inOrder(rows.creditInfos, (one) => one.id).map(
      ({ id, serviceName, serviceLink, infoText, infoLink }) => ({ id, serviceName, serviceLink, infoText, infoLink }),
    ),
    redirects: inOrder(rows.redirects, (one) => one.processType).map(({ processType, url }) => ({ processType, url })),
    vehicleMakes: inOrder(rows.makes, (one) => one.position).map(({ name }) => name),
  }
}
