import { isOneOf } from '../store/chain-writes'
import { brandDealer, makeLift, productMake } from '../../platform/database/schema/trade'
import { keyOf, table, type ChainTable } from './table'

/** Tables that limit products and lifts to vehicle makes, and list the makes of dealers. */
export const makeTables: readonly ChainTable[] = [
  table({
    kind: 'makes of products',
    rows: (chain) => chain.productMakes,
    key: (row) => keyOf(row.productId, row.make),
    write: (tx, rows) => tx.insert(productMake).values(rows),
    remove: (tx, rows) =>
      tx.delete(productMake).where(
        isOneOf(
          [productMake.productId, productMake.make],
          rows.map((row) => [row.productId, row.make]),
        ),
      ),
  }),
  table({
    kind: 'makes of dealers',
    rows: (chain) => chain.dealers,
    key: (row) => keyOf(row.organizationId, row.make),
    write: (tx, rows) => tx.insert(brandDealer).values(rows),
    remove: (tx, rows) =>
      tx.delete(brandDealer).where(
        isOneOf(
          [brandDealer.organizationId, brandDealer.make],
          rows.map((row) => [row.organizationId, row.make]),
        ),
      ),
  }),
  table({
    kind: 'makes of lifts',
    rows: (chain) => chain.liftMakes,
    key: (row) => keyOf(row.resourceId, row.make),
    write: (tx, rows) => tx.insert(makeLift).values(rows),
    remove: (tx, rows) =>
      tx.delete(makeLift).where(
        isOneOf(
          [makeLift.resourceId, makeLift.make],
          rows.map((row) => [row.resourceId, row.make]),
        ),
      ),
  }),
]
