import { chainText, readChain } from '#server/chain/export'
import { importChain } from '#server/chain/import'
import type { ChainDocument } from '#server/chain/schema/document'
import type { Database } from '#server/platform/database/database'
import { recordedOutput } from '#tests/harness/servers/recorded-output'
import { TEST_CLOCK } from '#tests/harness/test-clock'

/** Imports the chain as its desk does after changing the exported document. Throws if the import has faults. */
export async function importChanged(db: Database, change: (chain: ChainDocument) => ChainDocument): Promise<void> {
  const output = recordedOutput()
  const text = chainText(change(await readChain(db)))
  const context = { db, now: () => `${TEST_CLOCK}:00`, output, signal: new AbortController().signal }
  const imported = await importChain({ text, dryRun: false, confirmed: true }, context)
  if (imported !== 'done') throw new Error(output.faults.join('\n'))
}

/** Returns the chain without a product, and without its id in the lists of other products and codes. */
export const withoutProduct = (id: number) => (chain: ChainDocument) => ({
  ...chain,
  products: chain.products
    .filter((one) => one.id !== id)
    .map(({ suggestedProductIds, automaticProductIds, ...one }) =>
      Object.assign({}, one, {
        suggestedProductIds: suggestedProductIds.filter((other) => other !== id),
        automaticProductIds: automaticProductIds.filter((other) => other !== id),
      }),
    ),
  serviceCodes: chain.serviceCodes.map(({ productIds, ...code }) =>
    Object.assign({}, code, { productIds: productIds.filter((other) => other !== id) }),
  ),
})
