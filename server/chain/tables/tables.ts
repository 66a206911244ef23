import { makeTables } from './make-tables'
import { productTables } from './product-tables'
import { settingsTables } from './settings-tables'
import type { ChainTable } from './table'
import { tireTables } from './tire-tables'
import { workshopTables } from './workshop-tables'

/** All tables of the chain, each after those it refers to. */
export const chainTables: readonly ChainTable[] = [
  ...workshopTables,
  ...productTables,
  ...tireTables,
  ...makeTables,
  ...settingsTables,
]
