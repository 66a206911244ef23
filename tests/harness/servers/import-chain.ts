/** Imports a chain as the desk does it, while visitors have their pages open. */
import { afterEach, beforeAll } from 'vitest'
import { readChain } from '#server/chain/export'
import type { ChainDocument, ChainProduct } from '#server/chain/schema/document'
import { runInProcess } from '#server/desk/run'
import type { Database } from '#server/platform/database/database'
import { TEST_CLOCK } from '../test-clock'
import { recordedOutput } from './recorded-output'

type ChainChange = (chain: ChainDocument) => ChainDocument

/** Exports the chain, changes the document, and imports it. Throws if the import refuses it. */
export async function importChain(db: Database, ...changes: readonly ChainChange[]): Promise<void> {
  const chain = changes.reduce((document, change) => change(document), await readChain(db))
  await importDocument(db, chain)
}

/** Imports the chain as it was after each test of a file. Call it where the server's database exists before the tests. */
export function keepChain(db: () => Database): void {
  let chain: ChainDocument
  beforeAll(async () => {
    chain = await readChain(db())
  })
  afterEach(() => importDocument(db(), chain))
}

/** Imports a document. */
export async function importDocument(db: Database, chain: ChainDocument): Promise<void> {
  const output = recordedOutput()
  const errors: unknown[] = []
  const desk = { db, now: () => `${TEST_CLOCK}:00`, log: { error: (_: string, error: unknown) => errors.push(error) } }
  const request = { command: 'chain import' as const, text: JSON.stringify(chain), dryRun: false, confirmed: true }
  const exit = await runInProcess(desk, request, output, new AbortController().signal)
  if (exit !== 0) throw new Error(`not imported: ${output.faults.join(', ')}`, { cause: errors[0] })
}

const changedTo = <T extends object>(one: T, changes: Partial<T>): T => ({ ...one, ...changes })

/** Changes a product. */
export const changed =
  (id: number, changes: Partial<ChainProduct>): ChainChange =>
  (chain) => ({ ...chain, products: chain.products.map((one) => (one.id === id ? changedTo(one, changes) : one)) })

/** Sells a product at another price. */
export const pricedAt = (id: number, price: number | null): ChainChange => changed(id, { price, normalPrice: null })

/** Sells a product no more. */
export const withoutProduct =
  (id: number): ChainChange =>
  (chain) => {
    const rest = (ids: readonly number[]) => ids.filter((one) => one !== id)
    return {
      ...chain,
      products: chain.products
        .filter((one) => one.id !== id)
        .map((one) => {
          const { automaticProductIds: added, suggestedProductIds: suggested } = one
          return changedTo(one, { automaticProductIds: rest(added), suggestedProductIds: rest(suggested) })
        }),
      serviceCodes: chain.serviceCodes.map((one) => changedTo(one, { productIds: rest(one.productIds) })),
    }
  }

/** Ends a discount code, or changes its percent. */
export const withCode =
  (code: string, percent: number | null): ChainChange =>
  (chain) => ({
    ...chain,
    campaignCodes: [
      ...chain.campaignCodes.filter((one) => one.code !== code),
      ...(percent === null ? [] : [{ code, percentOff: percent }]),
    ],
  })
