import { inArray, sql } from 'drizzle-orm'
import { asInserted, isOneOf } from '../store/chain-writes'
import { closedDay, infoText, openingHours, organization, resource } from '../../platform/database/schema/chain'
import { resourceAbsence, resourceShift } from '../../platform/database/schema/resources'
import { keyOf, table, type ChainTable } from './table'

const ids = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id)

/** Tables of the workshops and their data, each after those they refer to. */
export const workshopTables: readonly ChainTable[] = [
  table({
    kind: 'workshops',
    rows: (chain) => chain.workshops,
    key: (row) => keyOf(row.id),
    write: (tx, rows) =>
      tx
        .insert(organization)
        .values(rows)
        .onConflictDoUpdate({ target: organization.id, set: asInserted(organization) }),
    remove: (tx, rows) => tx.delete(organization).where(inArray(organization.id, ids(rows))),
  }),
  table({
    kind: 'opening hours',
    rows: (chain) => chain.hours,
    key: (row) => keyOf(row.organizationId, row.weekday),
    write: (tx, rows) =>
      tx
        .insert(openingHours)
        .values(rows)
        .onConflictDoUpdate({
          target: [openingHours.organizationId, openingHours.weekday],
          set: asInserted(openingHours),
        }),
    remove: (tx, rows) =>
      tx.delete(openingHours).where(
        isOneOf(
          [openingHours.organizationId, openingHours.weekday],
          rows.map((row) => [row.organizationId, row.weekday]),
        ),
      ),
  }),
  table({
    kind: 'info texts',
    rows: (chain) => chain.infoTexts,
    key: (row) => keyOf(row.organizationId, row.code),
    write: (tx, rows) =>
      tx
        .insert(infoText)
        .values(rows)
        .onConflictDoUpdate({ target: [infoText.organizationId, infoText.code], set: asInserted(infoText) }),
    remove: (tx, rows) =>
      tx.delete(infoText).where(
        isOneOf(
          [infoText.organizationId, infoText.code],
          rows.map((row) => [row.organizationId, row.code]),
        ),
      ),
  }),
  table({
    kind: 'lifts',
    rows: (chain) => chain.lifts,
    key: (row) => keyOf(row.id),
    write: (tx, rows) =>
      tx
        .insert(resource)
        .values(rows)
        .onConflictDoUpdate({ target: resource.id, set: asInserted(resource) }),
    remove: (tx, rows) => tx.delete(resource).where(inArray(resource.id, ids(rows))),
  }),
  table({
    kind: 'shifts',
    rows: (chain) => chain.shifts,
    key: (row) => keyOf(row.resourceId, row.weekday),
    write: (tx, rows) =>
      tx
        .insert(resourceShift)
        .values(rows)
        .onConflictDoUpdate({
          target: [resourceShift.resourceId, resourceShift.weekday],
          set: asInserted(resourceShift),
        }),
    remove: (tx, rows) =>
      tx.delete(resourceShift).where(
        isOneOf(
          [resourceShift.resourceId, resourceShift.weekday],
          rows.map((row) => [row.resourceId, row.weekday]),
        ),
      ),
  }),
  table({
    kind: 'absences',
    rows: (chain) => chain.absences,
    key: (row) => keyOf(row.resourceId, row.start, row.end),
    write: (tx, rows) =>
      tx.insert(resourceAbsence).values(
        rows.map(({ resourceId, start, end }) => ({
          resourceId,
          during: sql`tsrange(${start}::timestamp, ${end}::timestamp)`,
        })),
      ),
    remove: (tx, rows) =>
      tx.delete(resourceAbsence).where(
        sql`(resource_id, lower(during), upper(during)) in (${sql.join(
          rows.map((row) => sql`(${row.resourceId}::int, ${row.start}::timestamp, ${row.end}::timestamp)`),
          sql`, `,
        )})`,
      ),
  }),
  table({
    kind: 'closed days',
    rows: (chain) => chain.closedDays,
    key: (row) => row.date,
    write: (tx, rows) => tx.insert(closedDay).values(rows),
    remove: (tx, rows) =>
      tx.delete(closedDay).where(
        inArray(
          closedDay.date,
          rows.map(({ date }) => date),
        ),
      ),
  }),
]
