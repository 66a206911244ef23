import { inArray } from 'drizzle-orm'
import { asInserted, isOneOf } from '../store/chain-writes'
import { creditAmountSetting, creditInfo, creditTerms } from '../../platform/database/schema/payments'
import { campaignCode } from '../../platform/database/schema/products'
import { moduleSetting, redirectSetting, servicelaneSetting } from '../../platform/database/schema/settings'
import { vehicleMake } from '../../platform/database/schema/vehicles'
import { keyOf, table, type ChainTable } from './table'

/** Tables of the settings of the chain and its workshops, each after those it refers to. */
export const settingsTables: readonly ChainTable[] = [
  table({
    kind: 'module settings',
    rows: (chain) => chain.moduleSettings,
    key: (row) => keyOf(row.organizationId, row.module, row.setting),
    write: (tx, rows) =>
      tx
        .insert(moduleSetting)
        .values(rows)
        .onConflictDoUpdate({
          target: [moduleSetting.organizationId, moduleSetting.module, moduleSetting.setting],
          set: asInserted(moduleSetting),
        }),
    remove: (tx, rows) =>
      tx.delete(moduleSetting).where(
        isOneOf(
          [moduleSetting.organizationId, moduleSetting.module, moduleSetting.setting],
          rows.map((row) => [row.organizationId, row.module, row.setting]),
        ),
      ),
  }),
  table({
    kind: 'express lanes',
    rows: (chain) => chain.expressLanes,
    key: (row) => keyOf(row.organizationId),
    write: (tx, rows) =>
      tx
        .insert(servicelaneSetting)
        .values(rows)
        .onConflictDoUpdate({ target: servicelaneSetting.organizationId, set: asInserted(servicelaneSetting) }),
    remove: (tx, rows) =>
      tx.delete(servicelaneSetting).where(
        inArray(
          servicelaneSetting.organizationId,
          rows.map((row) => row.organizationId),
        ),
      ),
  }),
  table({
    kind: 'credit terms',
    rows: (chain) => chain.creditTerms,
    key: (row) => keyOf(row.organizationId),
    write: (tx, rows) =>
      tx
        .insert(creditTerms)
        .values(rows)
        .onConflictDoUpdate({ target: creditTerms.organizationId, set: asInserted(creditTerms) }),
    remove: (tx, rows) =>
      tx.delete(creditTerms).where(
        inArray(
          creditTerms.organizationId,
          rows.map((row) => row.organizationId),
        ),
      ),
  }),
  table({
    kind: 'credit amounts',
    rows: (chain) => chain.creditAmounts,
    key: (row) => keyOf(row.id),
    write: (tx, rows) =>
      tx
        .insert(creditAmountSetting)
        .values(rows)
        .onConflictDoUpdate({ target: creditAmountSetting.id, set: asInserted(creditAmountSetting) }),
    remove: (tx, rows) =>
      tx.delete(creditAmountSetting).where(
        inArray(
          creditAmountSetting.id,
          rows.map((row) => row.id),
        ),
      ),
  }),
  table({
    kind: 'credit texts',
    rows: (chain) => chain.creditInfos,
    key: (row) => keyOf(row.id),
    write: (tx, rows) =>
      tx
        .insert(creditInfo)
        .values(rows)
        .onConflictDoUpdate({ target: creditInfo.id, set: asInserted(creditInfo) }),
    remove: (tx, rows) =>
      tx.delete(creditInfo).where(
        inArray(
          creditInfo.id,
          rows.map((row) => row.id),
        ),
      ),
  }),
  table({
    kind: 'redirects',
    rows: (chain) => chain.redirects,
    key: (row) => keyOf(row.processType),
    write: (tx, rows) =>
      tx
        .insert(redirectSetting)
        .values(rows)
        .onConflictDoUpdate({ target: redirectSetting.processType, set: asInserted(redirectSetting) }),
    remove: (tx, rows) =>
      tx.delete(redirectSetting).where(
        inArray(
          redirectSetting.processType,
          rows.map((row) => row.processType),
        ),
      ),
  }),
  table({
    kind: 'campaign codes',
    rows: (chain) => chain.campaignCodes,
    key: (row) => keyOf(row.code),
    write: (tx, rows) =>
      tx
        .insert(campaignCode)
        .values(rows)
        .onConflictDoUpdate({ target: campaignCode.code, set: asInserted(campaignCode) }),
    remove: (tx, rows) =>
      tx.delete(campaignCode).where(
        inArray(
          campaignCode.code,
          rows.map((row) => row.code),
        ),
      ),
  }),
  table({
    kind: 'vehicle makes',
    rows: (chain) => chain.makes,
    key: (row) => keyOf(row.name),
    write: (tx, rows) =>
      tx
        .insert(vehicleMake)
        .values(rows)
        .onConflictDoUpdate({ target: vehicleMake.name, set: asInserted(vehicleMake) }),
    remove: (tx, rows) =>
      tx.delete(vehicleMake).where(
        inArray(
          vehicleMake.name,
          rows.map((row) => row.name),
        ),
      ),
  }),
]
