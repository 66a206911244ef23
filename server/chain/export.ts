import { readChainRows } from './rows'
import type { Database } from '../platform/database/database'
import type { ChainDocument } from './schema/document'
import { documentOf } from './document-of'

/** Reads the chain as a consistent snapshot. */
export const readChain = (db: Database): Promise<ChainDocument> =>
  db.transaction(async (tx) => documentOf(await readChainRows(tx)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

/** Serialises the document for a file. The same chain always gives the same text. */
export const chainText = (document: ChainDocument): string => `${JSON.stringify(document, null, 2)}\n`
