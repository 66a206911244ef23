import { inArray } from 'drizzle-orm'
import { asInserted, isOneOf } from '../store/chain-writes'
import { tire, tirePackage, tirePackageItem } from '../../platform/database/schema/tires'
import { keyOf, table, type ChainTable } from './table'

/** Tables of tires and tire packages, each after those it refers to. */
export const tireTables: readonly ChainTable[] = [
  table({
    kind: 'tires',
    rows: (chain) => chain.tires,
    key: (row) => keyOf(row.productId),
    write: (tx, rows) =>
      tx
        .insert(tire)
        .values(rows)
        .onConflictDoUpdate({ target: tire.productId, set: asInserted(tire) }),
    remove: (tx, rows) =>
      tx.delete(tire).where(
        inArray(
          tire.productId,
          rows.map((row) => row.productId),
        ),
      ),
  }),
  table({
    kind: 'tire packages',
    rows: (chain) => chain.packages,
    key: (row) => keyOf(row.code),
    write: (tx, rows) =>
      tx
        .insert(tirePackage)
        .values(rows)
        .onConflictDoUpdate({ target: tirePackage.code, set: asInserted(tirePackage) }),
    remove: (tx, rows) =>
      tx.delete(tirePackage).where(
        inArray(
          tirePackage.code,
          rows.map((row) => row.code),
        ),
      ),
  }),
  table({
    kind: 'products of tire packages',
    rows: (chain) => chain.packageItems,
    key: (row) => keyOf(row.packageCode, row.productId),
    write: (tx, rows) =>
      tx
        .insert(tirePackageItem)
        .values(rows)
        .onConflictDoUpdate({
          target: [tirePackageItem.packageCode, tirePackageItem.productId],
          set: asInserted(tirePackageItem),
        }),
    remove: (tx, rows) =>
      tx.delete(tirePackageItem).where(
        isOneOf(
          [tirePackageItem.packageCode, tirePackageItem.productId],
          rows.map((row) => [row.packageCode, row.productId]),
        ),
      ),
  }),
]
