import { readChainRows } from '../store/chain-rows'
import type { Database } from '../store/database'
import type { ChainDocument } from './document'
import { documentOf } from './document-of'

/** The chain as it is at one moment. */
export const readChain = (db: Database): Promise<ChainDocument> =>
  db.transaction(async (tx) => documentOf(await readChainRows(tx)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

/** The file's text: the same chain always gives the same one. */
export const chainText = (document: ChainDocument): string => `${JSON.stringify(document, null, 2)}\n`
