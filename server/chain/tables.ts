/** The tables of a chain, and how rows are written to them. */
import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/database/database'
import {
  closedDay,
  infoText,
  openDay,
  openingHours,
  organization,
  resource,
  transportWindow,
  workshopClosedDay,
  workshopOpenDay,
} from '../platform/database/schema/chain'
import {
  additionalProduct,
  automaticProduct,
  campaignCode,
  extraOrderItem,
  product,
  productCategory,
  productParameter,
  productParameterChoice,
  serviceCodeProduct,
} from '../platform/database/schema/products'
import { creditAmountSetting, creditInfo, creditTerms } from '../platform/database/schema/payments'
import { resourceAbsence, resourceShift } from '../platform/database/schema/resources'
import { moduleSetting, redirectSetting, servicelaneSetting } from '../platform/database/schema/settings'
import { tire, tirePackage, tirePackageItem } from '../platform/database/schema/tires'
import { brandDealer, makeLift, productMake } from '../platform/database/schema/trade'
import { vehicleMake } from '../platform/database/schema/vehicles'
import { differences, inBatches, type Change } from './changes'
import type { ChainRows } from './rows'

/** How the rows of one table are identified and written. */
interface Access<Row> {
  /** Plural name of the rows. */
  readonly kind: string
  readonly rows: (chain: ChainRows) => readonly Row[]
  readonly key: (row: Row) => string
  /** Inserts rows, or overwrites the rows with their keys. */
  readonly write: (tx: Database, rows: Row[]) => Promise<unknown>
  readonly remove: (tx: Database, rows: Row[]) => Promise<unknown>
}

interface ChainTable {
  readonly compare: (before: ChainRows, after: ChainRows) => Change
}

const accessed = <Row>({ kind, rows, key, write, remove }: Access<Row>): ChainTable => ({
  compare: (before, after) => {
    const { added, changed, removed } = differences(rows(before), rows(after), key)
    return {
      kind,
      added: added.length,
      changed: changed.length,
      removed: removed.length,
      write: (tx, onRows) => inBatches([...added, ...changed], (batch) => write(tx, batch), onRows),
      remove: (tx, onRows) => inBatches(removed, (batch) => remove(tx, batch), onRows),
    }
  },
})

type AnyRow = Readonly<Record<string, unknown>>

/** A table whose rows are identified by its primary key. */
function table(kind: string, of: PgTable, rows: (chain: ChainRows) => readonly AnyRow[]): ChainTable {
  const columns = primaryKeyOf(of)
  const fields = Object.entries(getTableColumns(of)).flatMap(([field, column]) =>
    columns.includes(column) ? [field] : [],
  )
  const keyOf = (row: AnyRow): unknown[] => fields.map((field) => row[field])
  return accessed({
    kind,
    rows,
    key: (row) => JSON.stringify(keyOf(row)),
    write: (tx, batch) =>
      tx
        .insert(of)
        .values(batch)
        .onConflictDoUpdate({ target: columns, set: asInserted(of) }),
    remove: (tx, batch) => tx.delete(of).where(isOneOf(columns, batch.map(keyOf))),
  })
}

/** Columns of the primary key, in the order of the table's columns. */
function primaryKeyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const composite = new Set(primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)))
  return columns.filter(({ name, primary }) => primary || composite.has(name))
}

/** Builds the `set` of an upsert: every column gets the value of the row that was to be inserted. */
const asInserted = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([field, column]) => [
      field,
      sql`excluded.${sql.identifier(column.name)}`,
    ]),
  )

const rowOf = (parts: SQL[]): SQL => sql`(${sql.join(parts, sql`, `)})`

/** Builds the condition that the columns equal one of the keys. */
function isOneOf(columns: readonly PgColumn[], keys: readonly (readonly unknown[])[]): SQL {
  const values = keys.map((key) => rowOf(columns.map((column, index) => sql`${sql.param(key[index], column)}`)))
  return sql`${rowOf(columns.map((column) => sql`${column}`))} in ${rowOf(values)}`
}

/** Absences are ranges, and have no key of their own. */
const absences = accessed({
  kind: 'absences',
  rows: (chain) => chain.absences,
  key: ({ resourceId, start, end }) => JSON.stringify([resourceId, start, end]),
  write: (tx, rows) =>
    tx.insert(resourceAbsence).values(
      rows.map(({ resourceId, start, end }) => ({
        resourceId,
        during: sql`tsrange(${start}::timestamp, ${end}::timestamp)`,
      })),
    ),
  remove: (tx, rows) =>
    tx
      .delete(resourceAbsence)
      .where(
        sql`(resource_id, lower(during), upper(during)) in ${rowOf(
          rows.map((row) => sql`(${row.resourceId}::int, ${row.start}::timestamp, ${row.end}::timestamp)`),
        )}`,
      ),
})

/** All tables of the chain, each after those it refers to. */
export const chainTables: readonly ChainTable[] = [
  table('workshops', organization, (chain) => chain.workshops),
  table('opening hours', openingHours, (chain) => chain.hours),
  table('pick-up and return windows', transportWindow, (chain) => chain.transportWindows),
  table('info texts', infoText, (chain) => chain.infoTexts),
  table('lifts', resource, (chain) => chain.lifts),
  table('shifts', resourceShift, (chain) => chain.shifts),
  absences,
  table('closed days', closedDay, (chain) => chain.closedDays),
  table('short and open days', openDay, (chain) => chain.openDays),
  table('closed days of workshops', workshopClosedDay, (chain) => chain.workshopClosedDays),
  table('short and open days of workshops', workshopOpenDay, (chain) => chain.workshopOpenDays),
  table('product categories', productCategory, (chain) => chain.categories),
  table('products', product, (chain) => chain.products),
  table('automatic products', automaticProduct, (chain) => chain.automatic),
  table('suggested products', additionalProduct, (chain) => chain.additional),
  table('parameters', productParameter, (chain) => chain.parameters),
  table('choices', productParameterChoice, (chain) => chain.choices),
  table('products of service codes', serviceCodeProduct, (chain) => chain.serviceCodes),
  table('extra order rows', extraOrderItem, (chain) => chain.extraOrderRows),
  table('tires', tire, (chain) => chain.tires),
  table('tire packages', tirePackage, (chain) => chain.packages),
  table('products of tire packages', tirePackageItem, (chain) => chain.packageItems),
  table('makes of products', productMake, (chain) => chain.productMakes),
  table('makes of dealers', brandDealer, (chain) => chain.dealers),
  table('makes of lifts', makeLift, (chain) => chain.liftMakes),
  table('module settings', moduleSetting, (chain) => chain.moduleSettings),
  table('express lanes', servicelaneSetting, (chain) => chain.expressLanes),
  table('credit terms', creditTerms, (chain) => chain.creditTerms),
  table('credit amounts', creditAmountSetting, (chain) => chain.creditAmounts),
  table('credit texts', creditInfo, (chain) => chain.creditInfos),
  table('redirects', redirectSetting, (chain) => chain.redirects),
  table('campaign codes', campaignCode, (chain) => chain.campaignCodes),
  table('vehicle makes', vehicleMake, (chain) => chain.makes),
]
