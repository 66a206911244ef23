import { inArray } from 'drizzle-orm'
import { asInserted, isOneOf } from '../store/chain-writes'
import {
  additionalProduct,
  automaticProduct,
  extraOrderItem,
  product,
  productCategory,
  productParameter,
  productParameterChoice,
  serviceCodeProduct,
} from '../../platform/database/schema/products'
import { keyOf, table, type ChainTable } from './table'

/** Product tables, each after those it refers to. */
export const productTables: readonly ChainTable[] = [
  table({
    kind: 'product categories',
    rows: (chain) => chain.categories,
    key: (row) => keyOf(row.id),
    write: (tx, rows) =>
      tx
        .insert(productCategory)
        .values(rows)
        .onConflictDoUpdate({ target: productCategory.id, set: asInserted(productCategory) }),
    remove: (tx, rows) =>
      tx.delete(productCategory).where(
        inArray(
          productCategory.id,
          rows.map((row) => row.id),
        ),
      ),
  }),
  table({
    kind: 'products',
    rows: (chain) => chain.products,
    key: (row) => keyOf(row.id),
    write: (tx, rows) =>
      tx
        .insert(product)
        .values(rows)
        .onConflictDoUpdate({ target: product.id, set: asInserted(product) }),
    remove: (tx, rows) =>
      tx.delete(product).where(
        inArray(
          product.id,
          rows.map((row) => row.id),
        ),
      ),
  }),
  table({
    kind: 'automatic products',
    rows: (chain) => chain.automatic,
    key: (row) => keyOf(row.productId, row.addedId),
    write: (tx, rows) => tx.insert(automaticProduct).values(rows),
    remove: (tx, rows) =>
      tx.delete(automaticProduct).where(
        isOneOf(
          [automaticProduct.productId, automaticProduct.addedId],
          rows.map((row) => [row.productId, row.addedId]),
        ),
      ),
  }),
  table({
    kind: 'suggested products',
    rows: (chain) => chain.additional,
    key: (row) => keyOf(row.productId, row.additionalId),
    write: (tx, rows) => tx.insert(additionalProduct).values(rows),
    remove: (tx, rows) =>
      tx.delete(additionalProduct).where(
        isOneOf(
          [additionalProduct.productId, additionalProduct.additionalId],
          rows.map((row) => [row.productId, row.additionalId]),
        ),
      ),
  }),
  table({
    kind: 'parameters',
    rows: (chain) => chain.parameters,
    key: (row) => keyOf(row.id),
    write: (tx, rows) =>
      tx
        .insert(productParameter)
        .values(rows)
        .onConflictDoUpdate({ target: productParameter.id, set: asInserted(productParameter) }),
    remove: (tx, rows) =>
      tx.delete(productParameter).where(
        inArray(
          productParameter.id,
          rows.map((row) => row.id),
        ),
      ),
  }),
  table({
    kind: 'choices',
    rows: (chain) => chain.choices,
    key: (row) => keyOf(row.id),
    write: (tx, rows) =>
      tx
        .insert(productParameterChoice)
        .values(rows)
        .onConflictDoUpdate({ target: productParameterChoice.id, set: asInserted(productParameterChoice) }),
    remove: (tx, rows) =>
      tx.delete(productParameterChoice).where(
        inArray(
          productParameterChoice.id,
          rows.map((row) => row.id),
        ),
      ),
  }),
  table({
    kind: 'products of service codes',
    rows: (chain) => chain.serviceCodes,
    key: (row) => keyOf(row.code, row.productId),
    write: (tx, rows) => tx.insert(serviceCodeProduct).values(rows),
    remove: (tx, rows) =>
      tx.delete(serviceCodeProduct).where(
        isOneOf(
          [serviceCodeProduct.code, serviceCodeProduct.productId],
          rows.map((row) => [row.code, row.productId]),
        ),
      ),
  }),
  table({
    kind: 'extra order rows',
    rows: (chain) => chain.extraOrderRows,
    key: (row) => keyOf(row.id),
    write: (tx, rows) =>
      tx
        .insert(extraOrderItem)
        .values(rows)
        .onConflictDoUpdate({ target: extraOrderItem.id, set: asInserted(extraOrderItem) }),
    remove: (tx, rows) =>
      tx.delete(extraOrderItem).where(
        inArray(
          extraOrderItem.id,
          rows.map((row) => row.id),
        ),
      ),
  }),
]
