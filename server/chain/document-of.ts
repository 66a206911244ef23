import { type ChainDocument, SCHEMA_ID } from './schema/document'
import { grouped, sortedBy } from '../platform/database/grouped'
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
    productCategories: sortedBy(rows.categories, (one) => one.id).map(({ id, section, description }) => ({
      id,
      section,
      description,
    })),
    products: productsOf(rows),
    serviceCodes: sortedBy([...byCode.entries()], ([code]) => code).map(([code, products]) => ({
      code,
      productIds: sortedBy(products, (one) => one.productId).map(({ productId }) => productId),
    })),
    extraOrderRows: sortedBy(rows.extraOrderRows, (one) => one.id).map(({ id, description, cents }) => ({
      id,
      description,
      price: cents / 100,
    })),
    tirePackages: sortedBy(rows.packages, (one) => one.code).map(({ code, description }) => ({
      code,
      description,
      items: sortedBy(packageItems.get(code) ?? [], (item) => item.productId).map(({ productId, amount }) => ({
        productId,
        amount,
      })),
    })),
    campaignCodes: sortedBy(rows.campaignCodes, (one) => one.code).map(({ code, percent }) => ({
      code,
      percentOff: percent,
    })),
    creditInfos: sortedBy(rows.creditInfos, (one) => one.id).map(
      ({ id, serviceName, serviceLink, infoText, infoLink }) => ({ id, serviceName, serviceLink, infoText, infoLink }),
    ),
    redirects: sortedBy(rows.redirects, (one) => one.processType).map(({ processType, url }) => ({ processType, url })),
    vehicleMakes: sortedBy(rows.makes, (one) => one.position).map(({ name }) => name),
  }
}
